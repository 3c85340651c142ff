-- id is the secret of the links in the e-mail. The address is sealed as an enquiry's words are.
CREATE TABLE subscription (
  seq          INTEGER PRIMARY KEY AUTOINCREMENT,
  id           TEXT NOT NULL UNIQUE,
  address_hash TEXT NOT NULL UNIQUE,
  sealed       TEXT NOT NULL,
  state        TEXT NOT NULL DEFAULT 'pending'
               CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
  created_at   TEXT NOT NULL,
  state_at     TEXT NOT NULL
) STRICT;

CREATE INDEX subscription_retention ON subscription (state, state_at);

-- Overwritten in place, never deleted, never moved: see contact_key.
CREATE TABLE subscription_key (
  seq INTEGER PRIMARY KEY,
  key TEXT NOT NULL CHECK (length(key) = 44)
) STRICT;

INSERT INTO subscription_key (seq, key)
WITH RECURSIVE filler (seq) AS (SELECT -128 UNION ALL SELECT seq + 1 FROM filler WHERE seq < -1)
SELECT seq, printf('%044d', 0) FROM filler;

CREATE TRIGGER subscription_forgotten AFTER DELETE ON subscription BEGIN
  UPDATE subscription_key SET key = printf('%044d', 0) WHERE seq = OLD.seq;
END;
