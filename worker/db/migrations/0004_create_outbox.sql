-- One row for each thing to tell and each channel to tell it through; the words come from the
-- enquiry or subscription when it is sent. next_at is in milliseconds since 1970.
CREATE TABLE outbox (
  id               TEXT PRIMARY KEY,
  channel          TEXT NOT NULL CHECK (channel IN ('webhook', 'email', 'confirmation')),
  contact_seq      INTEGER,
  subscription_seq INTEGER,
  state            TEXT NOT NULL DEFAULT 'waiting'
                   CHECK (state IN ('waiting', 'delivered', 'parked')),
  tries            INTEGER NOT NULL DEFAULT 0,
  next_at          INTEGER NOT NULL,
  error            TEXT,
  created_at       TEXT NOT NULL,
  delivered_at     TEXT,
  CHECK ((contact_seq IS NULL) <> (subscription_seq IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'waiting';
CREATE INDEX outbox_parked ON outbox (created_at) WHERE state = 'parked';
CREATE INDEX outbox_contact ON outbox (contact_seq) WHERE contact_seq IS NOT NULL;
CREATE INDEX outbox_subscription ON outbox (subscription_seq) WHERE subscription_seq IS NOT NULL;

CREATE TRIGGER outbox_contact_forgotten AFTER DELETE ON contact BEGIN
  DELETE FROM outbox WHERE contact_seq = OLD.seq;
END;

CREATE TRIGGER outbox_subscription_forgotten AFTER DELETE ON subscription BEGIN
  DELETE FROM outbox WHERE subscription_seq = OLD.seq;
END;
