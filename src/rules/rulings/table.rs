//! The deal, the deck, points, the end of the game, and playing alone.

use super::{Chapter, Claim, Example, Ruling, Source, Variation};

pub(super) const CHAPTER: Chapter = Chapter {
    title: "The table",
    rulings: &[
        CARDS_DEALT,
        STOCK_USED_UP,
        MANY_PLAYERS,
        ACES_AND_TWOS,
        POINTS,
        TIES,
        SOLITAIRE,
    ],
};

const CARDS_DEALT: Ruling = Ruling {
    slug: "cards-dealt",
    question: "How many cards are dealt at the start?",
    answer: &[
        "Three to each player in round 1, then one more each round up to thirteen in round \
         11. The rank of that number is wild: 3s in round 1, Jacks when eleven are dealt, \
         Queens with twelve, Kings with thirteen.",
        "One further card is turned up to start the discard pile. The deal passes to the \
         left each round, and the player to the left of the dealer begins.",
    ],
    sources: &[Source::Leaflet],
    customs: &[],
    varied_by: &[],
    examples: &[],
};

const STOCK_USED_UP: Ruling = Ruling {
    slug: "stock-used-up",
    question: "What if the stock is used up before anyone goes out?",
    answer: &[
        "A table of eight on one game has to reckon with it, and reshuffles the discard \
         pile into the stock. For smaller tables the rules are silent.",
        "In solitaire the game is lost.",
    ],
    sources: &[Source::Leaflet, Source::WebRules, Source::Silent],
    customs: &[
        "The common way at any table: leave the top discard, shuffle the others, and they \
         are the new stock.",
        "Some tables end the round instead, and everybody counts.",
    ],
    varied_by: &[],
    examples: &[],
};

const MANY_PLAYERS: Ruling = Ruling {
    slug: "many-players",
    question: "How do eight or more people play?",
    answer: &[
        "One game of 116 cards serves one to seven players, and eight if the discard pile is \
         reshuffled when the stock is used up. Nine to fourteen shuffle two games together.",
        "Two games hold four of each card and twelve Jokers, so a hand with three alike is \
         no mistake then. A deal takes the players times the cards dealt, and one card \
         more.",
    ],
    sources: &[Source::Leaflet],
    customs: &[],
    varied_by: &[Variation {
        settings: &["games_combined=2"],
        effect: "four of each card and twelve Jokers",
    }],
    examples: &[Example {
        round: 1,
        settings: &["games_combined=2"],
        cards: "5C 5C 5C",
        claim: Claim::Book,
        because: "one game has only two of this card",
    }],
};

const ACES_AND_TWOS: Ruling = Ruling {
    slug: "aces-and-twos",
    question: "Are there aces and twos?",
    answer: &[
        "Not in the game as it is sold: its ranks go from 3 to King. The Texas sheet lists \
         them, two of each in every suit, which makes 136 cards.",
        "There the ace stands below the 2 or above the King, but a run never goes through \
         it. Left over, an ace costs 1 and a 2 costs 2. Neither is ever the wild rank.",
    ],
    sources: &[Source::Leaflet, Source::TexasSheet],
    customs: &[],
    varied_by: &[
        Variation {
            settings: &["low_ranks=ace-two"],
            effect: "aces and twos are in the deck, the ace low or high",
        },
        Variation {
            settings: &["low_ranks=ace-two", "ace=low"],
            effect: "the ace is low only",
        },
        Variation {
            settings: &["low_ranks=ace-two", "ace_value=15"],
            effect: "an ace left over costs 15",
        },
    ],
    examples: &[
        Example {
            round: 5,
            settings: &["low_ranks=ace-two"],
            cards: "AC 2C 3C 4C",
            claim: Claim::Run,
            because: "the ace is low",
        },
        Example {
            round: 5,
            settings: &["low_ranks=ace-two"],
            cards: "QC KC AC",
            claim: Claim::Run,
            because: "the ace is high",
        },
        Example {
            round: 5,
            settings: &["low_ranks=ace-two"],
            cards: "KC AC 2C",
            claim: Claim::MeldError,
            because: "a run does not go through the ace",
        },
    ],
};

const POINTS: Ruling = Ruling {
    slug: "points",
    question: "What does each card cost when it is left over?",
    answer: &[
        "3 to 10 cost what they show, a Jack 11, a Queen 12, a King 13, a card of the wild \
         rank 20, and a Joker 50. Cards in melds cost nothing, and the lowest total after \
         eleven rounds wins.",
    ],
    sources: &[Source::Leaflet, Source::WebRules, Source::TexasSheet],
    customs: &["Some tables count Jokers 25 or 20, or every face card 10."],
    varied_by: &[
        Variation {
            settings: &["joker_value=25"],
            effect: "a Joker costs 25, a custom",
        },
        Variation {
            settings: &["wild_value=face"],
            effect: "a card of the wild rank costs what its rank does in other rounds",
        },
        Variation {
            settings: &["face_cards=10"],
            effect: "a Jack, Queen or King costs 10, a custom",
        },
    ],
    examples: &[
        Example {
            round: 1,
            settings: &[],
            cards: "3S 8H KD",
            claim: Claim::Costs(41),
            because: "20 + 8 + 13, as 3s are wild",
        },
        Example {
            round: 1,
            settings: &["face_cards=10"],
            cards: "3S 8H KD",
            claim: Claim::Costs(38),
            because: "20 + 8 + 10",
        },
    ],
};

const TIES: Ruling = Ruling {
    slug: "ties",
    question: "Who wins when two players share the lowest total?",
    answer: &[
        "The rules are silent. Unless the table agrees on something else, this program lets \
         all who share the lowest total win together.",
    ],
    sources: &[Source::Silent],
    customs: &[
        "All who share the lowest total win.",
        "The one of them who went out in more rounds wins.",
        "They play one more round, and the lowest after it wins.",
    ],
    varied_by: &[
        Variation {
            settings: &["tie=most-out"],
            effect: "whoever went out in more rounds wins, a custom",
        },
        Variation {
            settings: &["tie=extra-round"],
            effect: "one more round decides, a custom",
        },
    ],
    examples: &[],
};

const SOLITAIRE: Ruling = Ruling {
    slug: "solitaire",
    question: "Can it be played alone?",
    answer: &[
        "Yes. Deal eleven hands side by side, of 3 cards, of 4, and so on to 13, 88 cards in \
         all; each has the wild rank of its size. The 28 cards left are the stock.",
        "Give every card that you draw to one of the open hands, and discard a card from \
         that hand. Cards never pass from hand to hand. A hand that can go out is closed.",
        "You win when all eleven are closed, and lose when the stock is used up first.",
    ],
    sources: &[Source::WebRules],
    customs: &[],
    varied_by: &[],
    examples: &[],
};
