-- A database of version 7, migrated from that of version 6 in `schema-6.sql`.
PRAGMA foreign_keys = OFF;
PRAGMA application_id = 0x43524F57;
PRAGMA user_version = 7;
BEGIN TRANSACTION;
CREATE TABLE commands (
    id      BLOB    PRIMARY KEY,
    time    INTEGER NOT NULL,
    device  BLOB    NOT NULL,
    role    TEXT    NOT NULL CHECK (role IN ('change', 'undo', 'redo')),
    target  BLOB,
    revoked INTEGER NOT NULL DEFAULT 0 CHECK (revoked IN (0, 1))
) STRICT, WITHOUT ROWID;
INSERT INTO commands VALUES(X'01a1fa5559e07000b5961179be481fab',1795201260000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa5644407000bf882aa906e78bd9',1795201320000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa572ea07000b37b5885bd9d8161',1795201380000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa5819007000b883192507fc3ff3',1795201440000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa5903607000a6079b7d2a294861',1795201500000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa59edc07000befc9b47a108344e',1795201560000,X'3d0c31c227aa46f8b984ac3d91f11ab1','undo',X'01a1fa5903607000a6079b7d2a294861',1);
INSERT INTO commands VALUES(X'01a1fa5ad82070009d6734aadf0bb4cc',1795201620000,X'3d0c31c227aa46f8b984ac3d91f11ab1','redo',X'01a1fa59edc07000befc9b47a108344e',0);
INSERT INTO commands VALUES(X'01a1fa5bc280700083004a8496a7f297',1795201680000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa5cace07000923c63207c5f6067',1795201740000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa5d97407000b60f1b7b65dc24d9',1795201800000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa5e81a070009ab4d4900b0d8a0b',1795201860000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa5f6c007000be71236bb86dc382',1795201920000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,1);
INSERT INTO commands VALUES(X'01a1fa6056607000ade25f1b45273633',1795201980000,X'3d0c31c227aa46f8b984ac3d91f11ab1','undo',X'01a1fa5f6c007000be71236bb86dc382',0);
INSERT INTO commands VALUES(X'01a1fa6140c070008676c3b80c025fcf',1795202040000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa622b207000923bfbe89512cfe5',1795202100000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa6315807000bfedfddc8977be30',1795202160000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa63ffe070008a02d5adec72b431',1795202220000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa64ea407000a516b727e5abe0c8',1795202280000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa65d4a070008213b9cbd2b53696',1795202340000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa66bf007000b49ed7b77e7b883f',1795202400000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa67a9607000a14df0f9415d9f4c',1795202460000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa6893c070009c0f0e989a1a7324',1795202520000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa697e207000a2e23404143b50fe',1795202580000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa6a68807000a7bc1ecbf356f4d8',1795202640000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa6b52e07000abff59ac9975d912',1795202700000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa6c3d40700092817d69b546a608',1795202760000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa6d27a07000b73e2c2758552346',1795202820000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa6e12007000b1dd0c57a64f4f41',1795202880000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa6efc607000a341cd889aa90c6e',1795202940000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a1fa6fe6c070009898a77622fa55fd',1795203000000,X'3d0c31c227aa46f8b984ac3d91f11ab1','change',NULL,0);
INSERT INTO commands VALUES(X'01a202b2c5007000be9de5b53be9ba91',1795341600000,X'e2481928df8946ffad7d1f5ebf2f5ec9','change',NULL,0);
INSERT INTO commands VALUES(X'01a202b2c5017000a03204f284f8a65c',1795341600001,X'e2481928df8946ffad7d1f5ebf2f5ec9','change',NULL,0);
INSERT INTO commands VALUES(X'01a202b758e070009e931756272ce40c',1795341900000,X'e2481928df8946ffad7d1f5ebf2f5ec9','change',NULL,0);
INSERT INTO commands VALUES(X'01a202b758e170008330c1ba9f10dcbf',1795341900001,X'cf82c3d07a1943608540ed64dc97f1ef','change',NULL,0);
INSERT INTO commands VALUES(X'01a202b758e27000a6208e877e9758b9',1795341900002,X'cf82c3d07a1943608540ed64dc97f1ef','change',NULL,0);
CREATE TABLE journal (
    id             BLOB    NOT NULL UNIQUE CHECK (length(id) = 16),        -- UUIDv7
    command        BLOB    NOT NULL CHECK (length(command) = 16),
    time           INTEGER NOT NULL,                                       -- ms of UTC
    device         BLOB    NOT NULL CHECK (length(device) = 16),
    aggregate_kind TEXT    NOT NULL,   -- game, player, league, ruleset; command: an undo or a redo of it
    aggregate      BLOB    NOT NULL CHECK (length(aggregate) = 16),
    event          TEXT    NOT NULL CHECK (json_valid(event))
, crc INTEGER) STRICT;
INSERT INTO journal VALUES(X'01a1fa5559e07002af2b9fe275385f3b',X'01a1fa5559e07000b5961179be481fab',1795201260000,X'3d0c31c227aa46f8b984ac3d91f11ab1','league',X'01a1fa5559e07001833e71e0d9011af0','{"kind":"league_added","name":"Sunday","terms":{"by":"points","min_games":1}}',2587196359);
INSERT INTO journal VALUES(X'01a1fa5559e07003a59a0fb5f857604d',X'01a1fa5559e07000b5961179be481fab',1795201260000,X'3d0c31c227aa46f8b984ac3d91f11ab1','league',X'01a1fa5559e07001833e71e0d9011af0','{"kind":"league_season_set","season":{"name":"Autumn","from":"2026-09-01","until":"2026-12-31"},"was":null}',2522633124);
INSERT INTO journal VALUES(X'01a1fa5644407002ba2a60eca22df94e',X'01a1fa5644407000bf882aa906e78bd9',1795201320000,X'3d0c31c227aa46f8b984ac3d91f11ab1','ruleset',X'01a1fa5644407001b92e77c67a0bf8da','{"kind":"ruleset_added","ruleset":{"name":"kitchen","knobs":{"book_distinct_suits":"no","discard_to_go_out":"yes","face_cards":"11-12-13","games_combined":"1","go_out_bonus":"0","joker_value":"50","low_ranks":"none","max_wilds":"none","min_naturals":"1","natural_in_place":"yes","tie":"shared","wild_value":"20"}}}',190704447);
INSERT INTO journal VALUES(X'01a1fa572ea070028df8d86e5ad30503',X'01a1fa572ea07000b37b5885bd9d8161',1795201380000,X'3d0c31c227aa46f8b984ac3d91f11ab1','player',X'01a1fa572ea070018893890bea7c7021','{"kind":"player_added","name":"Ann"}',3257459669);
INSERT INTO journal VALUES(X'01a1fa572ea0700483dc96b232652dd6',X'01a1fa572ea07000b37b5885bd9d8161',1795201380000,X'3d0c31c227aa46f8b984ac3d91f11ab1','player',X'01a1fa572ea07003ab5caf04b929c226','{"kind":"player_added","name":"Bob"}',1616453724);
INSERT INTO journal VALUES(X'01a1fa572ea07006b505b0b5da66f6ae',X'01a1fa572ea07000b37b5885bd9d8161',1795201380000,X'3d0c31c227aa46f8b984ac3d91f11ab1','player',X'01a1fa572ea070058e2feb65bcb51d95','{"kind":"player_added","name":"Cat"}',711486527);
INSERT INTO journal VALUES(X'01a1fa572ea0700881bfb8096c7887b2',X'01a1fa572ea07000b37b5885bd9d8161',1795201380000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa572ea0700792bc104400104d29','{"kind":"game_started","number":1,"seats":["01a1fa57-2ea0-7001-8893-890bea7c7021","01a1fa57-2ea0-7003-ab5c-af04b929c226","01a1fa57-2ea0-7005-8e2f-eb65bcb51d95"],"dealer":"01a1fa57-2ea0-7001-8893-890bea7c7021","ruleset":{"name":"official","knobs":{"book_distinct_suits":"no","discard_to_go_out":"yes","face_cards":"11-12-13","games_combined":"1","go_out_bonus":"0","joker_value":"50","low_ranks":"none","max_wilds":"none","min_naturals":"0","natural_in_place":"yes","tie":"shared","wild_value":"20"}},"league":"01a1fa55-59e0-7001-833e-71e0d9011af0","date":"2026-11-20","place":"The Crown","note":"first of the season"}',3458620173);
INSERT INTO journal VALUES(X'01a1fa5819007001b45a22ff70b0fb35',X'01a1fa5819007000b883192507fc3ff3',1795201440000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa572ea0700792bc104400104d29','{"kind":"round_scored","round":1,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":0},{"player":"01a1fa57-2ea0-7003-ab5c-af04b929c226","points":13},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":37}],"out":{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021"},"forced":false}',271824088);
INSERT INTO journal VALUES(X'01a1fa59036070018efe0d97d2faab62',X'01a1fa5903607000a6079b7d2a294861',1795201500000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa572ea0700792bc104400104d29','{"kind":"round_scored","round":2,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":20},{"player":"01a1fa57-2ea0-7003-ab5c-af04b929c226","points":0},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":30}],"out":{"player":"01a1fa57-2ea0-7003-ab5c-af04b929c226"},"forced":false}',1770165547);
INSERT INTO journal VALUES(X'01a1fa59edc07001969e2eba2b63f404',X'01a1fa59edc07000befc9b47a108344e',1795201560000,X'3d0c31c227aa46f8b984ac3d91f11ab1','command',X'01a1fa5903607000a6079b7d2a294861','{"kind":"undone","command":"01a1fa59-0360-7000-a607-9b7d2a294861"}',2864692656);
INSERT INTO journal VALUES(X'01a1fa5ad8207001a087147fad3e2954',X'01a1fa5ad82070009d6734aadf0bb4cc',1795201620000,X'3d0c31c227aa46f8b984ac3d91f11ab1','command',X'01a1fa59edc07000befc9b47a108344e','{"kind":"redone","command":"01a1fa59-edc0-7000-befc-9b47a108344e"}',2310696125);
INSERT INTO journal VALUES(X'01a1fa5bc2807001b7c4206770321e3e',X'01a1fa5bc280700083004a8496a7f297',1795201680000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa572ea0700792bc104400104d29','{"kind":"round_scored","round":3,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":10},{"player":"01a1fa57-2ea0-7003-ab5c-af04b929c226","points":6},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":0}],"out":{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95"},"forced":false}',1993142758);
INSERT INTO journal VALUES(X'01a1fa5cace07001b3b329e5e2584231',X'01a1fa5cace07000923c63207c5f6067',1795201740000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa572ea0700792bc104400104d29','{"kind":"score_corrected","round":1,"scores":[{"player":"01a1fa57-2ea0-7003-ab5c-af04b929c226","points":14}],"was":[{"player":"01a1fa57-2ea0-7003-ab5c-af04b929c226","points":13}],"out":null,"why":null,"forced":false}',2671922944);
INSERT INTO journal VALUES(X'01a1fa5d974070018370bc98388406f3',X'01a1fa5d97407000b60f1b7b65dc24d9',1795201800000,X'3d0c31c227aa46f8b984ac3d91f11ab1','player',X'01a1fa572ea07003ab5caf04b929c226','{"kind":"player_renamed","name":"Robert","was":"Bob"}',1837296925);
INSERT INTO journal VALUES(X'01a1fa5e81a0700293ca8baad4d7c25c',X'01a1fa5e81a070009ab4d4900b0d8a0b',1795201860000,X'3d0c31c227aa46f8b984ac3d91f11ab1','player',X'01a1fa5e81a070018300adf4eeb182c0','{"kind":"player_added","name":"Dan"}',690641588);
INSERT INTO journal VALUES(X'01a1fa5e81a0700382a5539c606ac358',X'01a1fa5e81a070009ab4d4900b0d8a0b',1795201860000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa572ea0700792bc104400104d29','{"kind":"player_joined","player":"01a1fa5e-81a0-7001-8300-adf4eeb182c0","from_round":4,"total":67}',1639826036);
INSERT INTO journal VALUES(X'01a1fa5f6c007001860b2ac52b61f365',X'01a1fa5f6c007000be71236bb86dc382',1795201920000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa572ea0700792bc104400104d29','{"kind":"round_scored","round":4,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":0},{"player":"01a1fa57-2ea0-7003-ab5c-af04b929c226","points":13},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":45},{"player":"01a1fa5e-81a0-7001-8300-adf4eeb182c0","points":5}],"out":{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021"},"forced":false}',94526029);
INSERT INTO journal VALUES(X'01a1fa6056607001aa1f1445a21c975c',X'01a1fa6056607000ade25f1b45273633',1795201980000,X'3d0c31c227aa46f8b984ac3d91f11ab1','command',X'01a1fa5f6c007000be71236bb86dc382','{"kind":"undone","command":"01a1fa5f-6c00-7000-be71-236bb86dc382"}',2841712782);
INSERT INTO journal VALUES(X'01a1fa6140c0700292ee3834c19bee19',X'01a1fa6140c070008676c3b80c025fcf',1795202040000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6140c070019db941444bc3003e','{"kind":"game_started","number":2,"seats":["01a1fa57-2ea0-7001-8893-890bea7c7021","01a1fa57-2ea0-7005-8e2f-eb65bcb51d95"],"dealer":"01a1fa57-2ea0-7001-8893-890bea7c7021","ruleset":{"name":"official","knobs":{"book_distinct_suits":"no","discard_to_go_out":"yes","face_cards":"11-12-13","games_combined":"1","go_out_bonus":"0","joker_value":"50","low_ranks":"none","max_wilds":"none","min_naturals":"0","natural_in_place":"yes","tie":"shared","wild_value":"20"}},"league":"01a1fa55-59e0-7001-833e-71e0d9011af0","date":"2026-11-20","place":null,"note":null}',580794193);
INSERT INTO journal VALUES(X'01a1fa622b207001a437b785d4a1f2ea',X'01a1fa622b207000923bfbe89512cfe5',1795202100000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6140c070019db941444bc3003e','{"kind":"round_scored","round":1,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":0},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":15}],"out":{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021"},"forced":false}',2614589904);
INSERT INTO journal VALUES(X'01a1fa6315807001991e2e008086c3ba',X'01a1fa6315807000bfedfddc8977be30',1795202160000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6140c070019db941444bc3003e','{"kind":"round_scored","round":2,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":0},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":16}],"out":{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021"},"forced":false}',3050467423);
INSERT INTO journal VALUES(X'01a1fa63ffe07001b07544fbd6941016',X'01a1fa63ffe070008a02d5adec72b431',1795202220000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6140c070019db941444bc3003e','{"kind":"round_scored","round":3,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":0},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":17}],"out":{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021"},"forced":false}',1107921929);
INSERT INTO journal VALUES(X'01a1fa64ea4070019a1a5442aa1abd07',X'01a1fa64ea407000a516b727e5abe0c8',1795202280000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6140c070019db941444bc3003e','{"kind":"round_scored","round":4,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":0},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":18}],"out":{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021"},"forced":false}',1770581837);
INSERT INTO journal VALUES(X'01a1fa65d4a07001a9acbef7703c074c',X'01a1fa65d4a070008213b9cbd2b53696',1795202340000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6140c070019db941444bc3003e','{"kind":"round_scored","round":5,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":0},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":19}],"out":{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021"},"forced":false}',443360658);
INSERT INTO journal VALUES(X'01a1fa66bf007001bc678bff1f7e8c94',X'01a1fa66bf007000b49ed7b77e7b883f',1795202400000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6140c070019db941444bc3003e','{"kind":"round_scored","round":6,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":0},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":20}],"out":{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021"},"forced":false}',2884202634);
INSERT INTO journal VALUES(X'01a1fa67a9607001bc170bc050d10d9c',X'01a1fa67a9607000a14df0f9415d9f4c',1795202460000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6140c070019db941444bc3003e','{"kind":"round_scored","round":7,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":0},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":21}],"out":{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021"},"forced":false}',1128393220);
INSERT INTO journal VALUES(X'01a1fa6893c07001bb12af89786488b5',X'01a1fa6893c070009c0f0e989a1a7324',1795202520000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6140c070019db941444bc3003e','{"kind":"round_scored","round":8,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":0},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":22}],"out":{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021"},"forced":false}',314985496);
INSERT INTO journal VALUES(X'01a1fa697e20700194cb08ebb3d84efd',X'01a1fa697e207000a2e23404143b50fe',1795202580000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6140c070019db941444bc3003e','{"kind":"round_scored","round":9,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":0},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":23}],"out":{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021"},"forced":false}',2228302547);
INSERT INTO journal VALUES(X'01a1fa6a68807001bad672127499fa86',X'01a1fa6a68807000a7bc1ecbf356f4d8',1795202640000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6140c070019db941444bc3003e','{"kind":"round_scored","round":10,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":0},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":24}],"out":{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021"},"forced":false}',3780576225);
INSERT INTO journal VALUES(X'01a1fa6b52e070019bb4f0cc8c87b604',X'01a1fa6b52e07000abff59ac9975d912',1795202700000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6140c070019db941444bc3003e','{"kind":"round_scored","round":11,"scores":[{"player":"01a1fa57-2ea0-7001-8893-890bea7c7021","points":15},{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","points":0}],"out":{"player":"01a1fa57-2ea0-7005-8e2f-eb65bcb51d95"},"forced":false}',2647511473);
INSERT INTO journal VALUES(X'01a1fa6c3d407002b39f1a8213479325',X'01a1fa6c3d40700092817d69b546a608',1795202760000,X'3d0c31c227aa46f8b984ac3d91f11ab1','player',X'01a1fa6c3d4070018ecb65b49a25f19c','{"kind":"player_added","name":"Bert"}',2767612728);
INSERT INTO journal VALUES(X'01a1fa6d27a07001a40f023e02a06d39',X'01a1fa6d27a07000b73e2c2758552346',1795202820000,X'3d0c31c227aa46f8b984ac3d91f11ab1','player',X'01a1fa6c3d4070018ecb65b49a25f19c','{"kind":"player_merged","into":"01a1fa57-2ea0-7003-ab5c-af04b929c226"}',3008973782);
INSERT INTO journal VALUES(X'01a1fa6e12007002b9aec70def4191e1',X'01a1fa6e12007000b1dd0c57a64f4f41',1795202880000,X'3d0c31c227aa46f8b984ac3d91f11ab1','player',X'01a1fa6e12007001b7bae3fed282d0a0','{"kind":"player_added","name":"Eve"}',445454751);
INSERT INTO journal VALUES(X'01a1fa6e12007004a520315eb983e719',X'01a1fa6e12007000b1dd0c57a64f4f41',1795202880000,X'3d0c31c227aa46f8b984ac3d91f11ab1','player',X'01a1fa6e12007003a7b2a7a18a7deeec','{"kind":"player_added","name":"Finn"}',1399610819);
INSERT INTO journal VALUES(X'01a1fa6e12007006a8bb19e557afef03',X'01a1fa6e12007000b1dd0c57a64f4f41',1795202880000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6e12007005bdba39c63aa72efd','{"kind":"game_started","number":3,"seats":["01a1fa6e-1200-7001-b7ba-e3fed282d0a0","01a1fa6e-1200-7003-a7b2-a7a18a7deeec"],"dealer":"01a1fa6e-1200-7001-b7ba-e3fed282d0a0","ruleset":{"name":"kitchen","knobs":{"book_distinct_suits":"no","discard_to_go_out":"yes","face_cards":"11-12-13","games_combined":"1","go_out_bonus":"0","joker_value":"50","low_ranks":"none","max_wilds":"none","min_naturals":"1","natural_in_place":"yes","tie":"shared","wild_value":"20"}},"league":null,"date":"2026-11-20","place":null,"note":null}',705808713);
INSERT INTO journal VALUES(X'01a1fa6efc60700185630e0b2c18a8e6',X'01a1fa6efc607000a341cd889aa90c6e',1795202940000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6e12007005bdba39c63aa72efd','{"kind":"round_scored","round":1,"scores":[{"player":"01a1fa6e-1200-7001-b7ba-e3fed282d0a0","points":0},{"player":"01a1fa6e-1200-7003-a7b2-a7a18a7deeec","points":20}],"out":{"player":"01a1fa6e-1200-7001-b7ba-e3fed282d0a0"},"forced":false}',3630175348);
INSERT INTO journal VALUES(X'01a1fa6fe6c070018751d76fcf811f50',X'01a1fa6fe6c070009898a77622fa55fd',1795203000000,X'3d0c31c227aa46f8b984ac3d91f11ab1','game',X'01a1fa6e12007005bdba39c63aa72efd','{"kind":"game_abandoned","why":null}',258404859);
INSERT INTO journal VALUES(X'01a202b2c50070029eea900f4c213ad8',X'01a202b2c5007000be9de5b53be9ba91',1795341600000,X'e2481928df8946ffad7d1f5ebf2f5ec9','solitaire',X'01a202b2c5007001994323d11fd44433','{"kind":"solitaire_started","ruleset":{"name":"official","knobs":{"book_distinct_suits":"no","discard_to_go_out":"yes","face_cards":"11-12-13","games_combined":"1","go_out_bonus":"0","joker_value":"50","low_ranks":"none","max_wilds":"none","min_naturals":"0","natural_in_place":"yes","tie":"shared","wild_value":"20"}},"throw_drawn":true,"seed":42,"piles":[["KS","7H","7S"],["9D","5*","4S","J*"],["9D","KH","8H","7S","10H"],["JH","Q*","JC","10C","6*","6S"],["5S","4D","10D","JH","5*","JOKER","JD"],["5S","4*","JOKER","10*","9H","QH","5D","10H"],["3*","QC","3C","JOKER","J*","QD","3D","7H","6D"],["6H","10S","JC","10S","7D","7D","4H","Q*","JOKER","4S"],["3D","8*","KD","4H","9C","JOKER","6D","7C","8C","3C","10D"],["9*","4D","K*","K*","6H","QS","10*","5D","7*","QD","KC","4C"],["7C","3S","8*","KH","3H","6C","8D","9H","8H","10C","KC","9C","JD"]],"stock":["9*","JOKER","5H","QH","8S","8S","3S","QC","KS","3*","7*","4C","5C","9S","KD","8D","8C","5C","9S","6S","JS","5H","QS","3H","6*","6C","4*","JS"]}',2448520727);
INSERT INTO journal VALUES(X'01a202b2c5017001895bbd94a6b4d503',X'01a202b2c5017000a03204f284f8a65c',1795341600001,X'e2481928df8946ffad7d1f5ebf2f5ec9','solitaire',X'01a202b2c5007001994323d11fd44433','{"kind":"solitaire_abandoned"}',248647222);
INSERT INTO journal VALUES(X'01a202b758e07002b7a601abeca7fa0e',X'01a202b758e070009e931756272ce40c',1795341900000,X'e2481928df8946ffad7d1f5ebf2f5ec9','solitaire',X'01a202b758e0700190eace7839197cef','{"kind":"solitaire_recorded","closed":9,"left":30}',1890124205);
INSERT INTO journal VALUES(X'01a202b758e17002869d889a102967d3',X'01a202b758e170008330c1ba9f10dcbf',1795341900001,X'cf82c3d07a1943608540ed64dc97f1ef','tournament',X'01a202b758e17001b0c0f77a6dd39729','{"kind":"tournament_created","name":"Spring Open","date":"2026-11-21","games":1,"tables":{"size":{"least":4,"most":6}},"cut":null,"by":"beaten","ruleset":{"name":"official","knobs":{"book_distinct_suits":"no","discard_to_go_out":"yes","face_cards":"11-12-13","games_combined":"1","go_out_bonus":"0","joker_value":"50","low_ranks":"none","max_wilds":"none","min_naturals":"0","natural_in_place":"yes","tie":"shared","wild_value":"20"}},"seed":876307440,"players":["01a1fa57-2ea0-7001-8893-890bea7c7021","01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","01a1fa5e-81a0-7001-8300-adf4eeb182c0","01a1fa6e-1200-7001-b7ba-e3fed282d0a0","01a1fa6e-1200-7003-a7b2-a7a18a7deeec","01a1fa57-2ea0-7003-ab5c-af04b929c226"],"apart":[]}',4000392588);
INSERT INTO journal VALUES(X'01a202b758e17003b67fea1d8ec4aa4c',X'01a202b758e170008330c1ba9f10dcbf',1795341900001,X'cf82c3d07a1943608540ed64dc97f1ef','tournament',X'01a202b758e17001b0c0f77a6dd39729','{"kind":"tournament_seated","game":1,"tables":[["01a1fa6e-1200-7001-b7ba-e3fed282d0a0","01a1fa57-2ea0-7001-8893-890bea7c7021","01a1fa6e-1200-7003-a7b2-a7a18a7deeec","01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","01a1fa5e-81a0-7001-8300-adf4eeb182c0","01a1fa57-2ea0-7003-ab5c-af04b929c226"]]}',806865753);
INSERT INTO journal VALUES(X'01a202b758e27001b31294eee6920aa8',X'01a202b758e27000a6208e877e9758b9',1795341900002,X'cf82c3d07a1943608540ed64dc97f1ef','game',X'272eeff601e75dfe9777c927f452539c','{"kind":"game_started","number":4,"seats":["01a1fa6e-1200-7001-b7ba-e3fed282d0a0","01a1fa57-2ea0-7001-8893-890bea7c7021","01a1fa6e-1200-7003-a7b2-a7a18a7deeec","01a1fa57-2ea0-7005-8e2f-eb65bcb51d95","01a1fa5e-81a0-7001-8300-adf4eeb182c0","01a1fa57-2ea0-7003-ab5c-af04b929c226"],"dealer":"01a1fa6e-1200-7001-b7ba-e3fed282d0a0","ruleset":{"name":"official","knobs":{"book_distinct_suits":"no","discard_to_go_out":"yes","face_cards":"11-12-13","games_combined":"1","go_out_bonus":"0","joker_value":"50","low_ranks":"none","max_wilds":"none","min_naturals":"0","natural_in_place":"yes","tie":"shared","wild_value":"20"}},"league":null,"date":"2026-11-21","place":null,"note":null,"tournament":{"uuid":"01a202b7-58e1-7001-b0c0-f77a6dd39729","game":1,"table":1}}',2751679303);
CREATE TABLE numbers (
    number INTEGER PRIMARY KEY,
    game   BLOB    NOT NULL UNIQUE
) STRICT;
INSERT INTO numbers VALUES(1,X'01a1fa572ea0700792bc104400104d29');
INSERT INTO numbers VALUES(2,X'01a1fa6140c070019db941444bc3003e');
INSERT INTO numbers VALUES(3,X'01a1fa6e12007005bdba39c63aa72efd');
INSERT INTO numbers VALUES(4,X'272eeff601e75dfe9777c927f452539c');
CREATE TABLE control_totals (
    name  TEXT    PRIMARY KEY,                     -- journal
    count INTEGER NOT NULL,                        -- rows
    sum   INTEGER NOT NULL                         -- of their checksums
) STRICT, WITHOUT ROWID;
INSERT INTO control_totals VALUES('journal',43,80244959838);
CREATE TABLE projection_totals (
    name  TEXT    PRIMARY KEY,                     -- games, open, players, leagues, rulesets
    count INTEGER NOT NULL,
    sum   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO projection_totals VALUES('games',4,9945296174);
INSERT INTO projection_totals VALUES('leagues',1,3496804770);
INSERT INTO projection_totals VALUES('open',2,2986071728);
INSERT INTO projection_totals VALUES('players',7,18150135837);
INSERT INTO projection_totals VALUES('rulesets',1,1913196253);
INSERT INTO projection_totals VALUES('solitaire',2,5932400960);
INSERT INTO projection_totals VALUES('tournaments',1,3175992919);
CREATE TABLE players (
    id          BLOB    PRIMARY KEY,
    name        TEXT    NOT NULL,
    key         TEXT    NOT NULL,                  -- the name without case
    retired     INTEGER NOT NULL CHECK (retired IN (0, 1)),
    merged_into BLOB,
    crc         INTEGER NOT NULL                   -- CRC-32, see src/store/projection/checked.rs
) STRICT, WITHOUT ROWID;
INSERT INTO players VALUES(X'01a1fa572ea070018893890bea7c7021','Ann','ann',0,NULL,2548041248);
INSERT INTO players VALUES(X'01a1fa572ea07003ab5caf04b929c226','Robert','robert',0,NULL,4254549527);
INSERT INTO players VALUES(X'01a1fa572ea070058e2feb65bcb51d95','Cat','cat',0,NULL,291792065);
INSERT INTO players VALUES(X'01a1fa5e81a070018300adf4eeb182c0','Dan','dan',0,NULL,3572081727);
INSERT INTO players VALUES(X'01a1fa6c3d4070018ecb65b49a25f19c','Bert','bert',0,X'01a1fa572ea07003ab5caf04b929c226',2294384972);
INSERT INTO players VALUES(X'01a1fa6e12007001b7bae3fed282d0a0','Eve','eve',0,NULL,2799748340);
INSERT INTO players VALUES(X'01a1fa6e12007003a7b2a7a18a7deeec','Finn','finn',0,NULL,2389537958);
CREATE TABLE leagues (
    id         BLOB    PRIMARY KEY,
    name       TEXT    NOT NULL,
    key        TEXT    NOT NULL,
    retired    INTEGER NOT NULL CHECK (retired IN (0, 1)),
    events     INTEGER NOT NULL,                   -- those that it is folded from
    events_sum INTEGER NOT NULL,                   -- of their checksums
    crc        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO leagues VALUES(X'01a1fa5559e07001833e71e0d9011af0','Sunday','sunday',0,2,10219658966,3496804770);
CREATE TABLE rulesets (
    id         BLOB    PRIMARY KEY,
    name       TEXT    NOT NULL,
    key        TEXT    NOT NULL,
    retired    INTEGER NOT NULL CHECK (retired IN (0, 1)),
    events     INTEGER NOT NULL,
    events_sum INTEGER NOT NULL,
    crc        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO rulesets VALUES(X'01a1fa5644407001b92e77c67a0bf8da','kitchen','kitchen',0,1,381408894,1913196253);
CREATE TABLE games (
    date       TEXT    NOT NULL,                   -- YYYY-MM-DD
    started    INTEGER NOT NULL,                   -- ms of UTC
    id         BLOB    NOT NULL UNIQUE,
    number     INTEGER NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('open', 'finished', 'abandoned', 'deleted')),
    short      INTEGER NOT NULL CHECK (short IN (0, 1)),
    ended      INTEGER,                            -- ms of UTC, of finished games
    league     BLOB,
    rounds     INTEGER NOT NULL,                   -- scored so far
    conflicts  INTEGER NOT NULL,
    events     INTEGER NOT NULL,                   -- those that it is folded from
    events_sum INTEGER NOT NULL,                   -- of their checksums
    seats      BLOB    NOT NULL,                   -- see src/store/projection/seats.rs
    ruleset    TEXT    NOT NULL,
    place      TEXT,
    note       TEXT,
    crc        INTEGER NOT NULL,
    PRIMARY KEY (date, started, id),
    CHECK ((state = 'finished') = (ended IS NOT NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO games VALUES('2026-11-20',1795201380000,X'01a1fa572ea0700792bc104400104d29',1,'open',0,NULL,X'01a1fa5559e07001833e71e0d9011af0',3,0,7,23705529121,X'01a1fa572ea070018893890bea7c702101a1fa572ea070018893890bea7c70210000001e0000000200000100000000000000140000000a800000008000000080000000800000008000000080000000800000008000000001a1fa572ea07003ab5caf04b929c22601a1fa572ea07003ab5caf04b929c22600000014000000010000020000000e0000000000000006800000008000000080000000800000008000000080000000800000008000000001a1fa572ea070058e2feb65bcb51d9501a1fa572ea070058e2feb65bcb51d950000004300000003000004000000250000001e00000000800000008000000080000000800000008000000080000000800000008000000001a1fa5e81a070018300adf4eeb182c001a1fa5e81a070018300adf4eeb182c000000043000000030000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000','official','The Crown','first of the season',95241096);
INSERT INTO games VALUES('2026-11-20',1795202040000,X'01a1fa6140c070019db941444bc3003e',2,'finished',0,1795202700000,X'01a1fa5559e07001833e71e0d9011af0',11,0,12,45103375078,X'01a1fa572ea070018893890bea7c702101a1fa572ea070018893890bea7c70210000000f000000010103ff000000000000000000000000000000000000000000000000000000000000000000000000000000000000000f01a1fa572ea070058e2feb65bcb51d9501a1fa572ea070058e2feb65bcb51d95000000c3000000020004000000000f00000010000000110000001200000013000000140000001500000016000000170000001800000000','official',NULL,NULL,2693946049);
INSERT INTO games VALUES('2026-11-20',1795202880000,X'01a1fa6e12007005bdba39c63aa72efd',3,'abandoned',0,NULL,NULL,1,0,3,9188777840,X'01a1fa6e12007001b7bae3fed282d0a001a1fa6e12007001b7bae3fed282d0a00000000000000001000001000000008000000080000000800000008000000080000000800000008000000080000000800000008000000001a1fa6e12007003a7b2a7a18a7deeec01a1fa6e12007003a7b2a7a18a7deeec00000014000000020000000000001480000000800000008000000080000000800000008000000080000000800000008000000080000000','kitchen',NULL,NULL,4265278397);
INSERT INTO games VALUES('2026-11-21',1795341900002,X'272eeff601e75dfe9777c927f452539c',4,'open',0,NULL,NULL,0,0,1,5503358606,X'01a1fa6e12007001b7bae3fed282d0a001a1fa6e12007001b7bae3fed282d0a00000000000000001000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000001a1fa572ea070018893890bea7c702101a1fa572ea070018893890bea7c70210000000000000001000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000001a1fa6e12007003a7b2a7a18a7deeec01a1fa6e12007003a7b2a7a18a7deeec0000000000000001000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000001a1fa572ea070058e2feb65bcb51d9501a1fa572ea070058e2feb65bcb51d950000000000000001000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000001a1fa5e81a070018300adf4eeb182c001a1fa5e81a070018300adf4eeb182c00000000000000001000000800000008000000080000000800000008000000080000000800000008000000080000000800000008000000001a1fa572ea07003ab5caf04b929c22601a1fa572ea07003ab5caf04b929c22600000000000000010000008000000080000000800000008000000080000000800000008000000080000000800000008000000080000000','official',NULL,NULL,2890830632);
CREATE TABLE seats (
    game   BLOB    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,                       -- from 0, to the left
    player BLOB    NOT NULL,                       -- as the events name them
    holder BLOB    NOT NULL,                       -- whom they count for, after merges
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seats VALUES(X'01a1fa572ea0700792bc104400104d29',0,X'01a1fa572ea070018893890bea7c7021',X'01a1fa572ea070018893890bea7c7021');
INSERT INTO seats VALUES(X'01a1fa572ea0700792bc104400104d29',1,X'01a1fa572ea07003ab5caf04b929c226',X'01a1fa572ea07003ab5caf04b929c226');
INSERT INTO seats VALUES(X'01a1fa572ea0700792bc104400104d29',2,X'01a1fa572ea070058e2feb65bcb51d95',X'01a1fa572ea070058e2feb65bcb51d95');
INSERT INTO seats VALUES(X'01a1fa572ea0700792bc104400104d29',3,X'01a1fa5e81a070018300adf4eeb182c0',X'01a1fa5e81a070018300adf4eeb182c0');
INSERT INTO seats VALUES(X'01a1fa6140c070019db941444bc3003e',0,X'01a1fa572ea070018893890bea7c7021',X'01a1fa572ea070018893890bea7c7021');
INSERT INTO seats VALUES(X'01a1fa6140c070019db941444bc3003e',1,X'01a1fa572ea070058e2feb65bcb51d95',X'01a1fa572ea070058e2feb65bcb51d95');
INSERT INTO seats VALUES(X'01a1fa6e12007005bdba39c63aa72efd',0,X'01a1fa6e12007001b7bae3fed282d0a0',X'01a1fa6e12007001b7bae3fed282d0a0');
INSERT INTO seats VALUES(X'01a1fa6e12007005bdba39c63aa72efd',1,X'01a1fa6e12007003a7b2a7a18a7deeec',X'01a1fa6e12007003a7b2a7a18a7deeec');
INSERT INTO seats VALUES(X'272eeff601e75dfe9777c927f452539c',0,X'01a1fa6e12007001b7bae3fed282d0a0',X'01a1fa6e12007001b7bae3fed282d0a0');
INSERT INTO seats VALUES(X'272eeff601e75dfe9777c927f452539c',1,X'01a1fa572ea070018893890bea7c7021',X'01a1fa572ea070018893890bea7c7021');
INSERT INTO seats VALUES(X'272eeff601e75dfe9777c927f452539c',2,X'01a1fa6e12007003a7b2a7a18a7deeec',X'01a1fa6e12007003a7b2a7a18a7deeec');
INSERT INTO seats VALUES(X'272eeff601e75dfe9777c927f452539c',3,X'01a1fa572ea070058e2feb65bcb51d95',X'01a1fa572ea070058e2feb65bcb51d95');
INSERT INTO seats VALUES(X'272eeff601e75dfe9777c927f452539c',4,X'01a1fa5e81a070018300adf4eeb182c0',X'01a1fa5e81a070018300adf4eeb182c0');
INSERT INTO seats VALUES(X'272eeff601e75dfe9777c927f452539c',5,X'01a1fa572ea07003ab5caf04b929c226',X'01a1fa572ea07003ab5caf04b929c226');
CREATE TABLE solitaire (
    id         BLOB    PRIMARY KEY,
    started    INTEGER NOT NULL,                   -- ms of UTC
    ended      INTEGER,                            -- ms of UTC, of games that are over
    origin     TEXT    NOT NULL CHECK (origin IN ('dealt', 'table', 'away')),
    state      TEXT    NOT NULL CHECK (state IN ('open', 'won', 'lost')),
    closed     INTEGER NOT NULL,                   -- piles
    points     INTEGER,                            -- of the open piles, if they were counted
    events     INTEGER NOT NULL,                   -- those that it is folded from
    events_sum INTEGER NOT NULL,                   -- of their checksums
    crc        INTEGER NOT NULL,
    CHECK ((state = 'open') = (ended IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO solitaire VALUES(X'01a202b2c5007001994323d11fd44433',1795341600000,1795341600001,'dealt','lost',0,309,2,5394335898,2805500089);
INSERT INTO solitaire VALUES(X'01a202b758e0700190eace7839197cef',1795341900000,1795341900000,'away','lost',9,30,1,3780248410,3126900871);
CREATE TABLE tournaments (
    id         BLOB    PRIMARY KEY,
    name       TEXT    NOT NULL,
    date       TEXT    NOT NULL,                   -- YYYY-MM-DD
    created    INTEGER NOT NULL,                   -- ms of UTC
    games      INTEGER NOT NULL,                   -- without the final
    players    INTEGER NOT NULL,                   -- who have not left
    events     INTEGER NOT NULL,                   -- those that it is folded from
    events_sum INTEGER NOT NULL,                   -- of their checksums
    crc        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO tournaments VALUES(X'01a202b758e17001b0c0f77a6dd39729','Spring Open','2026-11-21',1795341900001,1,6,2,9614516682,3175992919);
CREATE TABLE sync_devices (
    device   BLOB    PRIMARY KEY,
    home     BLOB    NOT NULL,                     -- the id in the file `device`
    last_row INTEGER                               -- of the journal, written as this device
) STRICT, WITHOUT ROWID;
CREATE TABLE sync_targets (
    id       INTEGER PRIMARY KEY,
    target   TEXT    NOT NULL UNIQUE,              -- absolute path or URL
    used     INTEGER NOT NULL,                     -- the largest is of the last one
    sent     INTEGER NOT NULL,                     -- every row of the journal up to it is there
    position INTEGER NOT NULL                      -- the transaction read up to, of a server
) STRICT;
CREATE TABLE sync_received (
    target    INTEGER NOT NULL REFERENCES sync_targets,
    first_row INTEGER NOT NULL,
    last_row  INTEGER NOT NULL,
    PRIMARY KEY (target, first_row)
) STRICT, WITHOUT ROWID;
CREATE TABLE sync_segments (
    target    INTEGER NOT NULL REFERENCES sync_targets,
    device    BLOB    NOT NULL,
    number    INTEGER NOT NULL,
    size      INTEGER,                             -- in bytes; none until it is written
    crc       INTEGER,                             -- CRC-32 of the file
    head      INTEGER,                             -- CRC-32 of its first line
    first_row INTEGER,                             -- of the journal; none of what was read
    last_row  INTEGER,
    made      INTEGER,                             -- ms of UTC, as its header has it
    PRIMARY KEY (target, device, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE sync_refused (
    target   INTEGER NOT NULL REFERENCES sync_targets,
    sequence INTEGER NOT NULL,
    PRIMARY KEY (target, sequence)
) STRICT, WITHOUT ROWID;
CREATE INDEX journal_by_aggregate ON journal (aggregate, time, id);
CREATE INDEX journal_by_time ON journal (time, id);
CREATE INDEX journal_by_command ON journal (command);
CREATE TRIGGER journal_is_not_shortened BEFORE DELETE ON journal
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_is_not_replaced BEFORE INSERT ON journal
WHEN EXISTS (SELECT 1 FROM journal WHERE id = new.id OR rowid = new.rowid)
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
CREATE INDEX commands_in_turn ON commands (device, role, revoked, time, id);
CREATE INDEX commands_by_target ON commands (target) WHERE target IS NOT NULL;
CREATE TRIGGER journal_is_not_changed BEFORE UPDATE ON journal WHEN old.crc IS NOT NULL
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
CREATE INDEX players_by_key ON players (key);
CREATE INDEX players_by_merge ON players (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX games_open ON games (started, id) WHERE state = 'open';
CREATE INDEX seats_by_player ON seats (player);
CREATE INDEX seats_by_holder ON seats (holder, game);
CREATE INDEX sync_segments_by_device ON sync_segments (device, number);
COMMIT;
