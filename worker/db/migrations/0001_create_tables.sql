-- Enquiries, newest last. The sender gets only id and reference; seq leaves the Worker inside a
-- cursor only. search holds all that can be searched, normalized (worker/contact/search-text.ts); it
-- stands before the long columns because a search reads it of every row. NOCASE: no mail system in
-- use tells addresses apart by the case of their letters.
CREATE TABLE contact (
  seq              INTEGER PRIMARY KEY,
  id               TEXT NOT NULL UNIQUE,
  reference        TEXT NOT NULL UNIQUE,
  idempotency_key  TEXT,
  fingerprint      TEXT NOT NULL,
  status           TEXT NOT NULL CHECK (status IN ('new', 'open', 'done', 'held', 'spam')),
  status_at        TEXT NOT NULL,
  created_at       TEXT NOT NULL,
  reasons          TEXT NOT NULL DEFAULT '[]',
  search           TEXT NOT NULL,
  name             TEXT NOT NULL,
  email            TEXT NOT NULL COLLATE NOCASE,
  service_interest TEXT NOT NULL DEFAULT '',
  message          TEXT NOT NULL,
  note             TEXT NOT NULL DEFAULT ''
) STRICT;

-- An index entry ends with seq (the rowid), so this also sorts the pages of one status.
CREATE INDEX contact_status ON contact (status);
CREATE INDEX contact_email ON contact (email);
CREATE INDEX contact_retention ON contact (status, status_at);
-- Identifies a repeat: its key, or else the hash of its words.
CREATE UNIQUE INDEX contact_idempotency_key ON contact (idempotency_key)
WHERE idempotency_key IS NOT NULL;
CREATE INDEX contact_fingerprint ON contact (fingerprint, created_at) WHERE idempotency_key IS NULL;

-- How many enquiries there are of each status, so that no page counts them.
CREATE TABLE contact_count (
  status TEXT PRIMARY KEY,
  total  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER contact_created AFTER INSERT ON contact BEGIN
  INSERT INTO contact_count (status, total) VALUES (NEW.status, 1)
  ON CONFLICT (status) DO UPDATE SET total = total + 1;
END;

CREATE TRIGGER contact_moved AFTER UPDATE OF status ON contact WHEN NEW.status <> OLD.status BEGIN
  UPDATE contact_count SET total = total - 1 WHERE status = OLD.status;
  INSERT INTO contact_count (status, total) VALUES (NEW.status, 1)
  ON CONFLICT (status) DO UPDATE SET total = total + 1;
END;

CREATE TRIGGER contact_deleted AFTER DELETE ON contact BEGIN
  UPDATE contact_count SET total = total - 1 WHERE status = OLD.status;
END;

-- Addresses of subscribers. id is the secret of the links in their emails.
CREATE TABLE subscription (
  seq        INTEGER PRIMARY KEY,
  id         TEXT NOT NULL UNIQUE,
  email      TEXT NOT NULL UNIQUE COLLATE NOCASE,
  state      TEXT NOT NULL DEFAULT 'pending'
             CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
  created_at TEXT NOT NULL,
  state_at   TEXT NOT NULL
) STRICT;

-- Sorts the pages of one state, as contact_status does.
CREATE INDEX subscription_state ON subscription (state);
CREATE INDEX subscription_retention ON subscription (state, state_at);

-- One row for each notification and channel; the text is made from the enquiry or subscription when
-- it is sent. next_at is in milliseconds since 1970.
CREATE TABLE outbox (
  id              TEXT PRIMARY KEY,
  channel         TEXT NOT NULL,
  contact_id      TEXT REFERENCES contact (id) ON DELETE CASCADE,
  subscription_id TEXT REFERENCES subscription (id) ON DELETE CASCADE,
  state           TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
  tries           INTEGER NOT NULL DEFAULT 0,
  next_at         INTEGER NOT NULL,
  error           TEXT,
  created_at      TEXT NOT NULL,
  delivered_at    TEXT,
  CHECK ((contact_id IS NULL) <> (subscription_id IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'waiting';
CREATE INDEX outbox_dead ON outbox (created_at) WHERE state = 'dead';
CREATE INDEX outbox_contact ON outbox (contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX outbox_subscription ON outbox (subscription_id) WHERE subscription_id IS NOT NULL;

-- The audit log: actor, action, ids and counts; no words, no address.
CREATE TABLE audit (
  seq         INTEGER PRIMARY KEY,
  at          TEXT NOT NULL,
  actor       TEXT NOT NULL,
  verified    INTEGER NOT NULL CHECK (verified IN (0, 1)),
  action      TEXT NOT NULL,
  contact_ids TEXT NOT NULL DEFAULT '[]',
  count       INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX audit_retention ON audit (at);
