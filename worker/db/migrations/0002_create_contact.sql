-- What a visitor wrote is sealed with a key of its own (worker/seal/seal.ts); nothing readable is in
-- an index. seq orders the enquiries, is never used twice, and leaves the Worker inside a cursor only.
CREATE TABLE contact (
  seq              INTEGER PRIMARY KEY AUTOINCREMENT,
  id               TEXT NOT NULL UNIQUE,
  reference        TEXT NOT NULL UNIQUE,
  draft_key        TEXT NOT NULL UNIQUE,
  fingerprint      TEXT NOT NULL,
  address_hash     TEXT NOT NULL,
  service_interest TEXT,
  sealed           TEXT NOT NULL,
  note             TEXT,
  status           TEXT NOT NULL CHECK (status IN ('new', 'open', 'done', 'held', 'spam')),
  reasons          TEXT NOT NULL DEFAULT '[]',
  created_at       TEXT NOT NULL,
  status_at        TEXT NOT NULL
) STRICT;

-- An index entry ends with seq (the rowid), so this also sorts the pages of one status.
CREATE INDEX contact_status ON contact (status);
CREATE INDEX contact_address ON contact (address_hash);
CREATE INDEX contact_retention ON contact (status, status_at);

-- SQLite leaves what it deletes, and what it moves, readable in the file. These rows are overwritten
-- in place instead: all have one length, are only ever appended, and none is deleted.
CREATE TABLE contact_key (
  seq INTEGER PRIMARY KEY,
  key TEXT NOT NULL CHECK (length(key) = 44)
) STRICT;

-- Appending copies rows once: when the table grows past its first page. Let that page hold no key.
INSERT INTO contact_key (seq, key)
WITH RECURSIVE filler (seq) AS (SELECT -128 UNION ALL SELECT seq + 1 FROM filler WHERE seq < -1)
SELECT seq, printf('%044d', 0) FROM filler;

CREATE TABLE contact_count (
  status TEXT PRIMARY KEY,
  total  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO contact_count (status, total)
VALUES ('new', 0), ('open', 0), ('done', 0), ('held', 0), ('spam', 0);

-- words are keyed hashes. status is a word too, so that a search within one status reads no others.
CREATE VIRTUAL TABLE contact_search USING fts5 (words, status, tokenize = 'ascii', detail = 'column');
INSERT INTO contact_search (contact_search, rank) VALUES ('secure-delete', 1);

CREATE TRIGGER contact_created AFTER INSERT ON contact BEGIN
  UPDATE contact_count SET total = total + 1 WHERE status = NEW.status;
END;

CREATE TRIGGER contact_moved AFTER UPDATE OF status ON contact WHEN NEW.status <> OLD.status BEGIN
  UPDATE contact_count SET total = total - 1 WHERE status = OLD.status;
  UPDATE contact_count SET total = total + 1 WHERE status = NEW.status;
  UPDATE contact_search SET status = NEW.status WHERE rowid = NEW.seq;
END;

CREATE TRIGGER contact_forgotten AFTER DELETE ON contact BEGIN
  UPDATE contact_key SET key = printf('%044d', 0) WHERE seq = OLD.seq;
  UPDATE contact_count SET total = total - 1 WHERE status = OLD.status;
  DELETE FROM contact_search WHERE rowid = OLD.seq;
END;
