-- Keys the hashes that stand for words and addresses (worker/seal/keyed-hash.ts). It belongs to the
-- database, so that it is there from the first deploy and survives every change of a token.
CREATE TABLE database_key (
  key TEXT NOT NULL
) STRICT;

INSERT INTO database_key (key) VALUES (hex(randomblob(32)));
