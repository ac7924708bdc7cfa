PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
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
INSERT INTO tables VALUES(2,'T2',1,'',1,1764450000001);
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
            ended_ms INTEGER NOT NULL, told BLOB) STRICT;
INSERT INTO rounds VALUES(1,'ROUND-T2-1-1','T2','GAME-T2-1-1',1,1,'{"v":1}',5001,NULL);
INSERT INTO rounds VALUES(2,'ROUND-T2-1-2','T2','GAME-T2-1-2',1,2,'{"v":1}',5002,X'200000008bae562ac9cf4951b28aae56ca53b2522aca2fcd4b894f494dcc2951aa8dad8d0500');
CREATE TABLE games(
            number INTEGER NOT NULL PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            table_id TEXT NOT NULL,
            game INTEGER NOT NULL,
            ruleset TEXT NOT NULL,
            body TEXT NOT NULL,
            started_ms INTEGER NOT NULL,
            ended_ms INTEGER NOT NULL, rounds INTEGER NOT NULL DEFAULT 0, whole INTEGER NOT NULL DEFAULT 0, people INTEGER NOT NULL DEFAULT 0, people_key TEXT NOT NULL DEFAULT '', coach INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO games VALUES(1,'GAME-T2-1','T2',1,'newfoundland','{"winners":[0]}',1001,2001,0,1,0,'',0);
INSERT INTO games VALUES(2,'G1','T1',1,'newfoundland','{"rounds":3}',8000,9000,3,1,2,'PERSON1 PERSON2',0);
INSERT INTO games VALUES(3,'COACHED','T1',1,'newfoundland','{"rounds":3}',8000,9000,3,1,2,'PERSON1 PERSON2',1);
CREATE TABLE devices(
            id TEXT NOT NULL PRIMARY KEY,
            token_hash BLOB NOT NULL UNIQUE,
            person_id TEXT NOT NULL,
            name TEXT NOT NULL,
            created_ms INTEGER NOT NULL,
            seen_ms INTEGER NOT NULL) STRICT;
INSERT INTO devices VALUES('DEVICE1',X'010102030505060709090a0b0d0d0e0f111112131515161719191a1b1d1d1e1f','PERSON1','Firefox on Linux',3001,4001);
INSERT INTO devices VALUES('DEVICE2',X'02010203060506070a090a0b0e0d0e0f12111213161516171a191a1b1e1d1e1f','PERSON2','Firefox on Linux',3002,4002);
CREATE TABLE people(
            id TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            created_ms INTEGER NOT NULL,
            seen_ms INTEGER NOT NULL,
            admitted_ms INTEGER NOT NULL,
            muted_until_ms INTEGER NOT NULL,
            banned_until_ms INTEGER NOT NULL) STRICT;
INSERT INTO people VALUES('PERSON1','Ann 1',1001,2001,0,0,0);
INSERT INTO people VALUES('PERSON2','Bo',1,2,3,4,5);
CREATE TABLE sign_ins(
            person_id TEXT NOT NULL PRIMARY KEY,
            code_hash BLOB NOT NULL UNIQUE,
            expires_ms INTEGER NOT NULL) STRICT;
INSERT INTO sign_ins VALUES('PERSON1',X'090102030d05060711090a0b150d0e0f191112131d15161721191a1b251d1e1f',5000);
CREATE TABLE invites(
            id TEXT NOT NULL PRIMARY KEY,
            code_hash BLOB NOT NULL UNIQUE,
            note TEXT NOT NULL,
            created_ms INTEGER NOT NULL,
            expires_ms INTEGER NOT NULL,
            uses_left INTEGER NOT NULL,
            revoked_ms INTEGER NOT NULL) STRICT;
INSERT INTO invites VALUES('INVITE1',X'65010203690506076d090a0b710d0e0f75111213791516177d191a1b811d1e1f','for cousin Bo',1001,50000,2,0);
CREATE TABLE invite_requests(
            id TEXT NOT NULL PRIMARY KEY,
            key_hash BLOB NOT NULL UNIQUE,
            person_id TEXT NOT NULL,
            name TEXT NOT NULL,
            reach TEXT NOT NULL,
            line TEXT NOT NULL,
            created_ms INTEGER NOT NULL,
            state TEXT NOT NULL,
            decided_ms INTEGER NOT NULL) STRICT;
INSERT INTO invite_requests VALUES('REQUEST1',X'c9010203cd050607d1090a0bd50d0e0fd9111213dd151617e1191a1be51d1e1f','PERSON2','Ann','ann@example.org','Hello, we met at the fair',1001,'waiting',0);
CREATE TABLE reports(
            number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            at_ms INTEGER NOT NULL,
            table_id TEXT NOT NULL,
            reporter_id TEXT NOT NULL,
            reported_id TEXT NOT NULL,
            about TEXT NOT NULL,
            excerpt TEXT NOT NULL,
            closed_ms INTEGER NOT NULL) STRICT;
INSERT INTO reports VALUES(1,6000,'T1','PERSON1','PERSON2','shouts all the time','[{"said":"HEY"}]',0);
CREATE TABLE audit(
            number INTEGER NOT NULL PRIMARY KEY,
            at_ms INTEGER NOT NULL,
            act TEXT NOT NULL,
            subject TEXT NOT NULL,
            detail TEXT NOT NULL) STRICT;
INSERT INTO audit VALUES(1,7000,'mute','PERSON2','for a week');
CREATE TABLE game_seats(
            game_number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            person_id TEXT NOT NULL,
            name TEXT NOT NULL,
            total INTEGER NOT NULL,
            won INTEGER NOT NULL,
            rounds_won INTEGER NOT NULL,
            PRIMARY KEY(game_number, seat)) STRICT, WITHOUT ROWID;
INSERT INTO game_seats VALUES(2,0,'PERSON1','Name of PERSON1',10,0,0);
INSERT INTO game_seats VALUES(2,1,'','Name of ',20,0,0);
INSERT INTO game_seats VALUES(2,2,'PERSON2','Name of PERSON2',30,1,2);
INSERT INTO game_seats VALUES(3,0,'PERSON1','Name of PERSON1',10,0,0);
INSERT INTO game_seats VALUES(3,1,'PERSON2','Name of PERSON2',20,1,2);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('reports',1);
CREATE INDEX open_tables ON tables(number) WHERE closed = 0;
CREATE UNIQUE INDEX actions_of_table ON actions(table_number, seat, action_id);
CREATE INDEX rounds_of_game ON rounds(table_id, game, round);
CREATE INDEX games_of_table ON games(table_id, game);
CREATE INDEX devices_of_person ON devices(person_id);
CREATE INDEX people_by_age ON people(created_ms);
CREATE INDEX invite_requests_of_person ON invite_requests(person_id);
CREATE INDEX invite_requests_by_state ON invite_requests(state, created_ms);
CREATE INDEX games_of_person ON game_seats(person_id) WHERE person_id <> '';
CREATE INDEX games_among_people ON games(ruleset, ended_ms) WHERE whole = 1 AND people > 1;
CREATE INDEX games_together ON games(people_key, ruleset) WHERE people_key <> '';
COMMIT;
PRAGMA application_id = 1263821420;
PRAGMA user_version = 4;
