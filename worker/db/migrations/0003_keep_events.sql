-- Operators' changes to an enquiry: moves and notes, never edited.
CREATE TABLE event (
  seq         INTEGER PRIMARY KEY,
  contact_id  TEXT NOT NULL REFERENCES contact (id) ON DELETE CASCADE,
  at          TEXT NOT NULL,
  actor       TEXT NOT NULL,
  verified    INTEGER NOT NULL CHECK (verified IN (0, 1)),
  action      TEXT NOT NULL CHECK (action IN ('status', 'note', 'resend')),
  from_status TEXT,
  to_status   TEXT,
  note        TEXT
) STRICT;

CREATE INDEX event_contact ON event (contact_id);

-- The column note of contact is no longer read. It stays until no running Worker reads it.
INSERT INTO event (contact_id, at, actor, verified, action, note)
SELECT id, status_at, '', 0, 'note', note FROM contact WHERE note <> '';

-- When an operator first took it up: opened it, or was done with it.
ALTER TABLE contact ADD COLUMN opened_at TEXT;

UPDATE contact SET opened_at = status_at WHERE status IN ('open', 'done');

CREATE TRIGGER contact_opened AFTER UPDATE OF status ON contact
WHEN NEW.status IN ('open', 'done') AND OLD.opened_at IS NULL BEGIN
  UPDATE contact SET opened_at = NEW.status_at WHERE seq = NEW.seq;
END;

-- Counts of deleted enquiries for the report, without words or names. week is its Monday; hours, the
-- time until an enquiry was opened, is null for one that never was.
CREATE TABLE erased_count (
  week             TEXT NOT NULL,
  service_interest TEXT NOT NULL,
  status           TEXT NOT NULL,
  hours            INTEGER,
  total            INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX erased_count_key
ON erased_count (week, service_interest, status, ifnull(hours, -1));

CREATE TRIGGER contact_erased AFTER DELETE ON contact BEGIN
  INSERT INTO erased_count (week, service_interest, status, hours, total)
  VALUES (
    ifnull(date(OLD.created_at, 'weekday 0', '-6 days'), ''), OLD.service_interest, OLD.status,
    CAST((julianday(OLD.opened_at) - julianday(OLD.created_at)) * 24 AS INTEGER), 1
  )
  ON CONFLICT (week, service_interest, status, ifnull(hours, -1)) DO UPDATE SET total = total + 1;
END;
