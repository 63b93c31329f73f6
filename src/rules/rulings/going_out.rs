//! Laying down, discarding and going out.

use super::{Chapter, Claim, Example, Ruling, Source, Variation};

pub(super) const CHAPTER: Chapter = Chapter {
    title: "Going out",
    rulings: &[
        LAYING_DOWN,
        DISCARD_NEEDED,
        DISCARD_THAT_FITS,
        DISCARD_FIRST,
        DISCARDED_WILD,
        THREE_AND_A_PAIR,
        LAST_ROUND_SIZES,
        ONE_CARD_LEFT,
        LAST_TURN,
        WRONGLY_OUT,
    ],
};

const LAYING_DOWN: Ruling = Ruling {
    slug: "laying-down",
    question: "When may melds be laid down?",
    answer: &[
        "When you go out, or in your last turn once another player has gone out. Until then \
         all cards stay in the hand.",
        "Melds belong to the player who laid them down: nobody else may add cards to them.",
    ],
    sources: &[Source::Leaflet],
    customs: &[],
    varied_by: &[],
    examples: &[],
};

const DISCARD_NEEDED: Ruling = Ruling {
    slug: "discard-needed",
    question: "Does going out take a discard?",
    answer: &[
        "Yes, always. After the draw all cards but one lie in melds, and the one that is \
         left goes on the discard pile.",
        "So a hand can be all melds and still not go out, when no meld can spare a card. \
         Under the official rules that takes melds of exactly three cards each, and so a \
         round that deals 5, 8 or 11.",
    ],
    sources: &[Source::Leaflet, Source::WebRules, Source::TexasSheet],
    customs: &["Some tables let a player go out with every card in melds and no discard."],
    varied_by: &[Variation {
        settings: &["discard_to_go_out=no"],
        effect: "every card may be in a meld, a custom",
    }],
    examples: &[
        Example {
            round: 3,
            settings: &[],
            cards: "4C 4D 4H 8S 9S 10S",
            claim: Claim::StaysIn,
            because: "two melds of three, and no card to discard",
        },
        Example {
            round: 3,
            settings: &["discard_to_go_out=no"],
            cards: "4C 4D 4H 8S 9S 10S",
            claim: Claim::GoesOut,
            because: "all six cards are in melds",
        },
    ],
};

const DISCARD_THAT_FITS: Ruling = Ruling {
    slug: "discard-that-fits",
    question: "May you go out by discarding a card that would have fitted?",
    answer: &[
        "Yes, any card will do as the discard as long as the others are all in melds \
         without it. A meld of four or more can often spare one.",
    ],
    sources: &[Source::Leaflet],
    customs: &[],
    varied_by: &[],
    examples: &[Example {
        round: 2,
        settings: &[],
        cards: "8C 9C 10C JC QC",
        claim: Claim::GoesOut,
        because: "discard either end, and four cards of the run remain",
    }],
};

const DISCARD_FIRST: Ruling = Ruling {
    slug: "discard-first",
    question: "What if a player discards before laying down?",
    answer: &[
        "On the Texas sheet the player is not out: the cards go back into the hand, and \
         laying down has to wait for the player's next turn.",
        "The other rules are silent.",
    ],
    sources: &[Source::TexasSheet, Source::Silent],
    customs: &[
        "Tables that play without the sheet often let it pass until the next player has \
         drawn.",
    ],
    varied_by: &[],
    examples: &[],
};

const DISCARDED_WILD: Ruling = Ruling {
    slug: "discarded-wild",
    question: "A wild was discarded by mistake: who may take it?",
    answer: &[
        "Only the next player, who may take it instead of drawing from the stock, as any \
         discard. Once that player draws from the stock, the card is dead. The player who \
         discarded it cannot have it back.",
    ],
    sources: &[Source::Leaflet],
    customs: &[],
    varied_by: &[],
    examples: &[],
};

const THREE_AND_A_PAIR: Ruling = Ruling {
    slug: "three-and-a-pair",
    question: "With five cards dealt, do three of a kind and a pair go out?",
    answer: &[
        "No. A pair is not a meld, and two melds would take six cards. Five cards go out \
         only as one meld of five.",
        "A wild beside the pair does not help: then all six cards are melded and none is \
         left to discard.",
    ],
    sources: &[Source::Leaflet],
    customs: &[],
    varied_by: &[Variation {
        settings: &["discard_to_go_out=no"],
        effect: "with a wild beside the pair the six cards go out, a custom",
    }],
    examples: &[
        Example {
            round: 3,
            settings: &[],
            cards: "8C 8D 8H KD KS 9C",
            claim: Claim::StaysIn,
            because: "the pair of Kings is no meld",
        },
        Example {
            round: 3,
            settings: &[],
            cards: "8C 8D 8H KD KS JOKER",
            claim: Claim::StaysIn,
            because: "two melds of three, and no card to discard",
        },
        Example {
            round: 3,
            settings: &[],
            cards: "8C 8D 8H 8S JOKER KD",
            claim: Claim::GoesOut,
            because: "a book of five, and KD to discard",
        },
    ],
};

const LAST_ROUND_SIZES: Ruling = Ruling {
    slug: "last-round-sizes",
    question: "Must the melds of the last round be of certain sizes?",
    answer: &[
        "No. The thirteen cards may be split into melds of any sizes from three up, as in \
         every round: 3 + 3 + 3 + 4, 6 + 7, or one book of thirteen. A run ends at eleven.",
    ],
    sources: &[Source::Leaflet],
    customs: &[],
    varied_by: &[],
    examples: &[Example {
        round: 11,
        settings: &[],
        cards: "3C 4C 5C 6C 7C 8C 9C 10D 10H 10S 10* JOKER JOKER QH",
        claim: Claim::GoesOut,
        because: "a run of seven, a book of six, and QH to discard",
    }],
};

const ONE_CARD_LEFT: Ruling = Ruling {
    slug: "one-card-left",
    question: "What if a single card is left over?",
    answer: &[
        "After the draw that is just what going out asks for: the card left over is the \
         discard. In a last turn it is discarded too, and the player scores 0.",
        "After the discard it is one card too many. The player is not out, and if another \
         goes out meanwhile, a last turn is left in which to place it.",
        "Nobody plays down to a last card: a hand keeps its size until it is laid down.",
    ],
    sources: &[Source::Leaflet],
    customs: &[],
    varied_by: &[],
    examples: &[Example {
        round: 1,
        settings: &[],
        cards: "5H 6H 7H KS",
        claim: Claim::GoesOut,
        because: "KS is left over, and is the discard",
    }],
};

const LAST_TURN: Ruling = Ruling {
    slug: "last-turn",
    question: "Somebody has gone out: what may the others still do?",
    answer: &[
        "Each of them has one more turn and no more: draw, lay down what makes melds, \
         discard one card, and count the rest. Nothing may be added to the melds of another \
         player.",
        "The player who went out scores 0. So does anyone else who has nothing left to \
         count.",
    ],
    sources: &[Source::Leaflet],
    customs: &["Some tables reward the player who went out with points below 0."],
    varied_by: &[Variation {
        settings: &["go_out_bonus=-10"],
        effect: "the player who goes out scores -10, a custom",
    }],
    examples: &[],
};

const WRONGLY_OUT: Ruling = Ruling {
    slug: "wrongly-out",
    question: "What if the melds of a player who went out turn out to be wrong?",
    answer: &[
        "The rules are silent. Whether the melds were wrong is no matter of opinion, though: \
         `crowns judge` tells.",
    ],
    sources: &[Source::Silent],
    customs: &[
        "Noticed before the next player has drawn: the cards go back into the hand, the \
         discard stays, and play goes on.",
        "Noticed later: the player counts every card that is in no legal meld, and the \
         last turns of the others stand.",
    ],
    varied_by: &[],
    examples: &[Example {
        round: 5,
        settings: &[],
        cards: "JD QD KD 3D",
        claim: Claim::MeldError,
        because: "a common slip: a run does not go on past the King",
    }],
};
