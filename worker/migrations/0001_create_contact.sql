-- seq orders the enquiries and never leaves the Worker but inside a cursor; id and reference name one.
CREATE TABLE contact (
  seq              INTEGER PRIMARY KEY,
  id               TEXT NOT NULL UNIQUE,
  reference        TEXT NOT NULL UNIQUE,
  name             TEXT NOT NULL,
  email            TEXT NOT NULL,
  service_interest TEXT,
  message          TEXT NOT NULL,
  status           TEXT NOT NULL DEFAULT 'new'
                   CHECK (status IN ('new', 'open', 'done', 'held', 'spam')),
  created_at       TEXT NOT NULL
) STRICT;

-- An index entry ends with seq (the rowid), so this also sorts the pages of one status.
CREATE INDEX contact_status ON contact (status);
