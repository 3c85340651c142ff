-- The event of a reply, whose text is in the event's note; NULL is an answer outside the inbox. Its notification
-- is sent once, and goes with the enquiry, as the event does. No foreign key: a backup has the table event after
-- this one, and could not be restored.
ALTER TABLE outbox ADD COLUMN event_seq INTEGER;

CREATE UNIQUE INDEX outbox_event ON outbox (event_seq) WHERE event_seq IS NOT NULL;

-- 1 for an answer that its operator took back.
ALTER TABLE event ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0;
