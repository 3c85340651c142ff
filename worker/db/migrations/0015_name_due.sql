-- When an open enquiry that was put off comes back: later than now, it is put off; from then on, it is due. Triggers
-- keep it, so that a previous version of the Worker does, too: a move to another status ends it, an answer ends one
-- that is due, and a mail of the sender brings a later one forward.
ALTER TABLE contact ADD COLUMN due_at TEXT;

CREATE INDEX contact_due ON contact (due_at) WHERE due_at IS NOT NULL;

CREATE TRIGGER contact_closed AFTER UPDATE OF status ON contact
WHEN NEW.status <> 'open' AND NEW.due_at IS NOT NULL BEGIN
  UPDATE contact SET due_at = NULL WHERE seq = NEW.seq;
END;

CREATE TRIGGER event_answered AFTER INSERT ON event WHEN NEW.action = 'answer' BEGIN
  UPDATE contact SET due_at = NULL WHERE id = NEW.contact_id AND due_at <= NEW.at;
END;

CREATE TRIGGER event_brought AFTER INSERT ON event
WHEN NEW.action = 'received' AND (NEW.mail ->> 'automatic' IS NULL OR NEW.mail ->> 'bounce') BEGIN
  UPDATE contact SET due_at = NEW.at WHERE id = NEW.contact_id AND due_at > NEW.at;
END;

-- The time before and after a move.
ALTER TABLE event ADD COLUMN from_due TEXT;
ALTER TABLE event ADD COLUMN to_due TEXT;
