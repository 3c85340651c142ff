-- The same table with the mails that came in: an event's note has the newest part of the text, mail the rest, as
-- JSON (worker/replies/received-mail.ts). No CHECK of the action any more: SQLite cannot change one without such a
-- copy, and worker/inbox/enquiries/events.ts names the actions.
CREATE TABLE event_next (
  seq         INTEGER PRIMARY KEY,
  contact_id  TEXT NOT NULL REFERENCES contact (id) ON DELETE CASCADE,
  at          TEXT NOT NULL,
  actor       TEXT NOT NULL,
  verified    INTEGER NOT NULL CHECK (verified IN (0, 1)),
  action      TEXT NOT NULL,
  from_status TEXT,
  to_status   TEXT,
  from_owner  TEXT,
  to_owner    TEXT,
  note        TEXT,
  taken_back  INTEGER NOT NULL DEFAULT 0,
  mail        TEXT
) STRICT;

INSERT INTO event_next (seq, contact_id, at, actor, verified, action,
                        from_status, to_status, from_owner, to_owner, note, taken_back)
SELECT seq, contact_id, at, actor, verified, action,
       from_status, to_status, from_owner, to_owner, note, taken_back
FROM event;

DROP TABLE event;
ALTER TABLE event_next RENAME TO event;
CREATE INDEX event_contact ON event (contact_id);
-- Mail servers repeat a mail. Its key identifies it.
CREATE UNIQUE INDEX event_mail ON event (contact_id, mail ->> 'key') WHERE mail IS NOT NULL;
-- The mails of the last hour, which has limits.
CREATE INDEX event_received ON event (at) WHERE mail IS NOT NULL;

-- The event of a mail that came in, which a notification tells operators about. No foreign key: see 0011.
ALTER TABLE outbox ADD COLUMN received_seq INTEGER;

-- Secrets that nobody has to set, and that no rotation of a token changes: reply signs the addresses of replies.
CREATE TABLE secret (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO secret (name, value) VALUES ('reply', lower(hex(randomblob(32))));
