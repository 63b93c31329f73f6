//! What makes a meld, and what wilds may do in one.

use super::{Chapter, Claim, Example, Ruling, Source, Variation};

pub(super) const CHAPTER: Chapter = Chapter {
    title: "Melds and wilds",
    rulings: &[
        NATURALS,
        ALL_WILD_MELDS,
        WILD_AS_ITSELF,
        UNUSABLE_WILD,
        DUPLICATES_IN_A_BOOK,
        DUPLICATES_IN_A_RUN,
        RUN_DIRECTION,
        BOOKS_AND_RUNS,
    ],
};

const NATURALS: Ruling = Ruling {
    slug: "naturals",
    question: "How many naturals does a meld need beside its wilds?",
    answer: &[
        "None. Wilds may take as many places of a meld as you like, neighbouring places \
         included, up to all of them.",
        "The Texas sheet wants one natural or more in every meld. This project lets a card \
         of the wild rank be that natural while it stands in its own place.",
    ],
    sources: &[Source::Leaflet, Source::TexasSheet, Source::Reading],
    customs: &[
        "Some tables want two naturals in every meld.",
        "Some tables limit the wilds of a meld instead.",
    ],
    varied_by: &[
        Variation {
            settings: &["min_naturals=1"],
            effect: "one natural in every meld, as the Texas sheet has it",
        },
        Variation {
            settings: &["min_naturals=2"],
            effect: "two naturals in every meld, a custom",
        },
        Variation {
            settings: &["max_wilds=1"],
            effect: "one wild in a meld at most, a custom",
        },
    ],
    examples: &[
        Example {
            round: 5,
            settings: &[],
            cards: "6D 7* 7* 9D",
            claim: Claim::Run,
            because: "the two wilds, side by side, stand for 7D and 8D",
        },
        Example {
            round: 1,
            settings: &[],
            cards: "9H JOKER JOKER",
            claim: Claim::BookOrRun,
            because: "one natural carries two wilds",
        },
        Example {
            round: 1,
            settings: &["min_naturals=2"],
            cards: "9H JOKER JOKER",
            claim: Claim::MeldError,
            because: "a second natural is missing",
        },
    ],
};

const ALL_WILD_MELDS: Ruling = Ruling {
    slug: "all-wild-melds",
    question: "May a meld consist of nothing but wilds?",
    answer: &[
        "Yes. Three wilds or more are a meld on their own, Jokers and cards of the wild \
         rank in any mixture.",
        "Not so on the Texas sheet, which wants a natural in every meld. Even there a card \
         of the wild rank in its own place is taken as that natural, so three of them are \
         a book; that is this project's reading.",
    ],
    sources: &[Source::Leaflet, Source::TexasSheet, Source::Reading],
    customs: &[],
    varied_by: &[
        Variation {
            settings: &["min_naturals=1"],
            effect: "Jokers alone are no meld",
        },
        Variation {
            settings: &["min_naturals=1", "natural_in_place=no"],
            effect: "wilds alone are never a meld",
        },
    ],
    examples: &[
        Example {
            round: 2,
            settings: &[],
            cards: "JOKER JOKER 4C",
            claim: Claim::BookOrRun,
            because: "4s are wild too, so all three are",
        },
        Example {
            round: 2,
            settings: &["min_naturals=1"],
            cards: "JOKER JOKER JOKER",
            claim: Claim::MeldError,
            because: "a Joker never counts as a natural",
        },
        Example {
            round: 5,
            settings: &["min_naturals=1"],
            cards: "7C 7D JOKER",
            claim: Claim::BookOrRun,
            because: "a 7 in the place of a 7 counts as a natural",
        },
    ],
};

const WILD_AS_ITSELF: Ruling = Ruling {
    slug: "wild-as-itself",
    question: "May a card of the wild rank stand for itself?",
    answer: &[
        "Yes. It may stand for any card, so for itself too.",
        "Where a rule asks for naturals, it counts as one while it is in its own place; \
         that is this project's reading. Where a rule limits wilds, it is a wild wherever \
         it stands. Left over, it costs 20 whichever card it might have been.",
    ],
    sources: &[Source::Leaflet, Source::Reading],
    customs: &[],
    varied_by: &[
        Variation {
            settings: &["min_naturals=1", "natural_in_place=no"],
            effect: "it never counts as a natural",
        },
        Variation {
            settings: &["wild_value=face"],
            effect: "left over, it costs what its rank costs in other rounds",
        },
    ],
    examples: &[
        Example {
            round: 5,
            settings: &[],
            cards: "5H 6H 7H",
            claim: Claim::Run,
            because: "the wild 7H is simply the 7H",
        },
        Example {
            round: 5,
            settings: &["min_naturals=1", "natural_in_place=no"],
            cards: "7D JOKER JOKER",
            claim: Claim::MeldError,
            because: "all three are wilds and no natural is there",
        },
    ],
};

const UNUSABLE_WILD: Ruling = Ruling {
    slug: "unusable-wild",
    question: "What becomes of a wild that fits nowhere?",
    answer: &[
        "It counts against you like any other card left over: 50 points for a Joker, 20 \
         for a card of the wild rank.",
        "It is rare. Under the official rules the best arrangement leaves a wild over only \
         when the hand holds no other wild and has no meld at all: a second wild makes a \
         meld of the two with any third card. House rules that ask for naturals or limit \
         the wilds can leave more of them over.",
    ],
    sources: &[Source::Leaflet],
    customs: &[],
    varied_by: &[],
    examples: &[
        Example {
            round: 1,
            settings: &[],
            cards: "4C 9H JOKER",
            claim: Claim::Costs(63),
            because: "4 + 9 + 50, as nothing goes with the Joker",
        },
        Example {
            round: 1,
            settings: &[],
            cards: "4C JOKER JOKER",
            claim: Claim::Costs(0),
            because: "two wilds go with any card",
        },
    ],
};

const DUPLICATES_IN_A_BOOK: Ruling = Ruling {
    slug: "duplicates-in-a-book",
    question: "May a book hold the same card twice?",
    answer: &[
        "Yes. Only the rank matters in a book, and the game holds every card twice. Nor is \
         there an upper size: a book may be of any number of cards from three.",
    ],
    sources: &[Source::Leaflet],
    customs: &["Some tables want every natural of a book in another suit."],
    varied_by: &[Variation {
        settings: &["book_distinct_suits=yes"],
        effect: "the naturals of a book must differ in suit, a custom",
    }],
    examples: &[
        Example {
            round: 1,
            settings: &[],
            cards: "8C 8C 8H",
            claim: Claim::Book,
            because: "three 8s, of whatever suits",
        },
        Example {
            round: 1,
            settings: &["book_distinct_suits=yes"],
            cards: "8C 8C 8H",
            claim: Claim::MeldError,
            because: "clubs are there twice",
        },
    ],
};

const DUPLICATES_IN_A_RUN: Ruling = Ruling {
    slug: "duplicates-in-a-run",
    question: "May a run hold the same card twice?",
    answer: &[
        "No, a rank has one place in a run. The second copy has to go elsewhere or is left \
         over.",
        "A card of the wild rank is no exception, it only looks like one: the second copy \
         is a wild and stands for another card of the run.",
    ],
    sources: &[Source::Leaflet],
    customs: &[],
    varied_by: &[],
    examples: &[
        Example {
            round: 8,
            settings: &[],
            cards: "JS JS QS KS",
            claim: Claim::MeldError,
            because: "the Jack is there twice",
        },
        Example {
            round: 9,
            settings: &[],
            cards: "JS JS QS KS",
            claim: Claim::Run,
            because: "Jacks are wild, and one stands for 10S",
        },
    ],
};

const RUN_DIRECTION: Ruling = Ruling {
    slug: "run-direction",
    question: "Which way does a run read, and does it go round the corner?",
    answer: &[
        "Either way, and in whatever order the cards lie: only what they add up to counts.",
        "It does not go round the corner. The 3 is the low end and the King the high end, \
         so a wild cannot stand below a 3 or above a King, and a run has eleven cards at \
         most. Aces and twos, where they are played, move the ends but do not join them.",
    ],
    sources: &[Source::Leaflet, Source::TexasSheet],
    customs: &[],
    varied_by: &[Variation {
        settings: &["low_ranks=ace-two"],
        effect: "runs may go down to the ace or up to it, as on the Texas sheet",
    }],
    examples: &[
        Example {
            round: 1,
            settings: &[],
            cards: "QC KC JOKER",
            claim: Claim::Run,
            because: "above the King is no place, so the Joker is the Jack",
        },
        Example {
            round: 5,
            settings: &[],
            cards: "QC KC 3C",
            claim: Claim::MeldError,
            because: "the King is the end",
        },
    ],
};

const BOOKS_AND_RUNS: Ruling = Ruling {
    slug: "books-and-runs",
    question: "May books and runs be laid down together?",
    answer: &[
        "Yes. A hand may be laid down as books, as runs, or as some of each. A single meld \
         is one or the other, though, and each card is in one meld only.",
    ],
    sources: &[Source::Leaflet],
    customs: &[],
    varied_by: &[],
    examples: &[Example {
        round: 4,
        settings: &[],
        cards: "4C 4D 4H 8S 9S 10S KD",
        claim: Claim::GoesOut,
        because: "a book of 4s, a run of spades, and KD to discard",
    }],
};
