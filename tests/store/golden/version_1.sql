PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE people(
            id TEXT NOT NULL PRIMARY KEY,
            token_hash BLOB NOT NULL UNIQUE,
            name TEXT NOT NULL,
            created_ms INTEGER NOT NULL,
            seen_ms INTEGER NOT NULL) STRICT;
INSERT INTO people VALUES('PERSON1',X'010102030505060709090a0b0d0d0e0f111112131515161719191a1b1d1d1e1f','Ann 1',1001,2001);
CREATE TABLE preferences(
            person_id TEXT NOT NULL,
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY(person_id, key)) STRICT, WITHOUT ROWID;
INSERT INTO preferences VALUES('PERSON1','last_table','{"seats":4}');
CREATE TABLE tables(
            number INTEGER NOT NULL PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            seq INTEGER NOT NULL,
            body TEXT NOT NULL,
            closed INTEGER NOT NULL,
            updated_ms INTEGER NOT NULL) STRICT;
INSERT INTO tables VALUES(1,'T1',7,'{"seats":4,"at":7}',0,1764450000007);
INSERT INTO tables VALUES(2,'T2',1,'{"seats":4,"at":1}',1,1764450000001);
CREATE TABLE actions(
            number INTEGER NOT NULL PRIMARY KEY,
            table_number INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            game INTEGER NOT NULL,
            round INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            origin TEXT NOT NULL,
            action TEXT NOT NULL,
            action_id TEXT,
            at_ms INTEGER NOT NULL,
            state_hash INTEGER NOT NULL,
            chain BLOB NOT NULL) STRICT;
INSERT INTO actions VALUES(1,1,2,1,2,0,'player','{"do":"play","cards":["8C"],"suit":"S"}','a',1764450000002,-4294967294,X'02010203060506070a090a0b0e0d0e0f12111213161516171a191a1b1e1d1e1f');
INSERT INTO actions VALUES(2,1,3,1,2,1,'bot','{"do":"play","cards":["8C"],"suit":"S"}',NULL,1764450000003,-4294967293,X'03010203070506070b090a0b0f0d0e0f13111213171516171b191a1b1f1d1e1f');
CREATE TABLE rounds(
            number INTEGER NOT NULL PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            table_id TEXT NOT NULL,
            game_id TEXT NOT NULL,
            game INTEGER NOT NULL,
            round INTEGER NOT NULL,
            record TEXT NOT NULL,
            ended_ms INTEGER NOT NULL) STRICT;
INSERT INTO rounds VALUES(1,'ROUND-T2-1-1','T2','GAME-T2-1-1',1,1,'{"v":1}',5001);
CREATE TABLE games(
            number INTEGER NOT NULL PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            table_id TEXT NOT NULL,
            game INTEGER NOT NULL,
            ruleset TEXT NOT NULL,
            body TEXT NOT NULL,
            started_ms INTEGER NOT NULL,
            ended_ms INTEGER NOT NULL) STRICT;
INSERT INTO games VALUES(1,'GAME-T2-1','T2',1,'newfoundland','{"winners":[0]}',1001,2001);
CREATE INDEX open_tables ON tables(number) WHERE closed = 0;
CREATE UNIQUE INDEX actions_of_table ON actions(table_number, seat, action_id);
CREATE INDEX rounds_of_game ON rounds(table_id, game, round);
CREATE INDEX games_of_table ON games(table_id, game);
COMMIT;
PRAGMA application_id = 1263821420;
PRAGMA user_version = 1;
