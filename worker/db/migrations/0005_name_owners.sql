-- owner: the operator who took the enquiry on, '' while nobody did. version: the seq of its last event, 0
-- before the first; a change names the version that was seen. answered_at: its first answer.
ALTER TABLE contact ADD COLUMN owner TEXT NOT NULL DEFAULT '';
ALTER TABLE contact ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE contact ADD COLUMN answered_at TEXT;

-- The same table with two more actions, which SQLite cannot add to a CHECK, and the owner.
CREATE TABLE event_next (
  seq         INTEGER PRIMARY KEY,
  contact_id  TEXT NOT NULL REFERENCES contact (id) ON DELETE CASCADE,
  at          TEXT NOT NULL,
  actor       TEXT NOT NULL,
  verified    INTEGER NOT NULL CHECK (verified IN (0, 1)),
  action      TEXT NOT NULL CHECK (action IN ('status', 'owner', 'answer', 'note', 'resend')),
  from_status TEXT,
  to_status   TEXT,
  from_owner  TEXT,
  to_owner    TEXT,
  note        TEXT
) STRICT;

INSERT INTO event_next (seq, contact_id, at, actor, verified, action, from_status, to_status, note)
SELECT seq, contact_id, at, actor, verified, action, from_status, to_status, note FROM event;

DROP TABLE event;
ALTER TABLE event_next RENAME TO event;
CREATE INDEX event_contact ON event (contact_id);

-- Until now an answer was recorded as a move to open.
UPDATE contact SET answered_at = opened_at,
  version = (SELECT ifnull(max(seq), 0) FROM event WHERE contact_id = contact.id);

-- opened_at is no longer read. It stays until no running Worker reads it.
DROP TRIGGER contact_opened;

-- Counts of deleted enquiries for the report; hours is the time to the first answer.
DROP TRIGGER contact_erased;
CREATE TRIGGER contact_erased AFTER DELETE ON contact BEGIN
  INSERT INTO erased_count (week, service_interest, status, hours, total)
  VALUES (
    ifnull(date(OLD.created_at, 'weekday 0', '-6 days'), ''), OLD.service_interest, OLD.status,
    CAST((julianday(OLD.answered_at) - julianday(OLD.created_at)) * 24 AS INTEGER), 1
  )
  ON CONFLICT (week, service_interest, status, ifnull(hours, -1)) DO UPDATE SET total = total + 1;
END;

-- From which statuses, as a list with commas, to which.
ALTER TABLE audit ADD COLUMN from_status TEXT;
ALTER TABLE audit ADD COLUMN to_status TEXT;
