-- The side that owes the next word: 'us', or 'them' after an answer; and since when, NULL since the enquiry
-- itself. Triggers keep both, so that a previous version of the Worker does, too. A second message of a sender
-- who waits already changes nothing, nor does an automatic one, except that an answer was not delivered.
ALTER TABLE contact ADD COLUMN waits_for TEXT NOT NULL DEFAULT 'us';
ALTER TABLE contact ADD COLUMN waits_since TEXT;

-- Sorts what waits by its time. Only these two statuses wait.
CREATE INDEX contact_waiting ON contact (status, waits_for, ifnull(waits_since, created_at))
WHERE status = 'new' OR status = 'open';

CREATE TRIGGER event_weighed AFTER UPDATE OF taken_back ON event
WHEN NEW.action IN ('answer', 'received') BEGIN
  UPDATE contact SET (waits_for, waits_since) = (
    SELECT iif(answered IS NOT NULL AND heard IS NULL, 'them', 'us'),
      iif(answered IS NULL, NULL, ifnull(heard, answered))
    FROM (
      SELECT answered, (
        SELECT min(at) FROM event
        WHERE contact_id = NEW.contact_id AND action = 'received' AND at > answered
          AND (mail ->> 'automatic' IS NULL OR mail ->> 'bounce')
      ) AS heard
      FROM (
        SELECT max(at) AS answered FROM event
        WHERE contact_id = NEW.contact_id AND action = 'answer' AND taken_back = 0
      )
    )
  ) WHERE id = NEW.contact_id;
END;

-- The same for a new event, by the trigger above.
CREATE TRIGGER event_heard AFTER INSERT ON event WHEN NEW.action IN ('answer', 'received') BEGIN
  UPDATE event SET taken_back = taken_back WHERE seq = NEW.seq;
END;

-- Answers of the first versions have no event.
UPDATE contact SET waits_for = 'them', waits_since = answered_at WHERE answered_at IS NOT NULL;
UPDATE event SET taken_back = taken_back WHERE action IN ('answer', 'received');

-- The time of the last change of a note by its author. A deleted note is one that was taken back.
ALTER TABLE event ADD COLUMN edited_at TEXT;
