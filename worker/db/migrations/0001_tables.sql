-- Enquiries, newest last. The sender gets only id and reference; seq leaves the Worker inside a cursor only.
-- NOCASE: no mail system in use tells addresses apart by the case of their letters.
CREATE TABLE enquiry (
  seq             INTEGER PRIMARY KEY,
  id              TEXT NOT NULL UNIQUE,
  reference       TEXT NOT NULL UNIQUE,
  idempotency_key TEXT,
  words_hash      TEXT NOT NULL,
  -- Identifies a message that is sent again (worker/enquiry/deduplication.ts); NULL for a short one.
  letters_hash    TEXT,
  -- Those of worker/enquiry/status.ts. No CHECK, which SQLite cannot change later without a copy of the table.
  status          TEXT NOT NULL,
  status_at       TEXT NOT NULL,
  created_at      TEXT NOT NULL,
  reasons         TEXT NOT NULL DEFAULT '[]',
  -- The operator who took it on, '' while nobody did.
  owner           TEXT NOT NULL DEFAULT '',
  -- The seq of its last event, 0 before the first; a change names the version that was seen.
  version         INTEGER NOT NULL DEFAULT 0,
  replied_at      TEXT,
  -- The side that owes the next word: 'us', or 'them' after a reply; and since when, NULL since the enquiry itself.
  -- Triggers keep both.
  waits_for       TEXT NOT NULL DEFAULT 'us',
  waits_since     TEXT,
  -- When an open enquiry that was put off comes back: later than now, it is put off; from then on, it is due.
  due_at          TEXT,
  -- The words of the enquiry, and those of its thread, as the search reads them of every row
  -- (worker/enquiry/search-text.ts): before the long columns.
  search          TEXT NOT NULL,
  thread_search   TEXT NOT NULL,
  name            TEXT NOT NULL,
  email           TEXT NOT NULL COLLATE NOCASE,
  -- The language of its form (BCP 47).
  language        TEXT NOT NULL,
  -- The fields of the form beside name, email and message, as JSON by their names.
  fields          TEXT NOT NULL,
  -- Where it came from, as JSON (worker/shared/attribution.ts).
  attribution     TEXT NOT NULL,
  message         TEXT NOT NULL
) STRICT;

-- An index entry ends with seq (the rowid), so this also sorts the pages of one status.
CREATE INDEX enquiry_status ON enquiry (status);
CREATE INDEX enquiry_email ON enquiry (email);
CREATE INDEX enquiry_retention ON enquiry (status, status_at);
-- Identifies a repeat: its key, or else the hash of its words.
CREATE UNIQUE INDEX enquiry_idempotency_key ON enquiry (idempotency_key)
WHERE idempotency_key IS NOT NULL;
CREATE INDEX enquiry_words_hash ON enquiry (words_hash, created_at) WHERE idempotency_key IS NULL;
-- The texts and senders that an operator moved to Spam: what the filter marks keeps the time of its arrival.
CREATE INDEX enquiry_marked_letters ON enquiry (letters_hash) WHERE status = 'spam' AND status_at > created_at;
CREATE INDEX enquiry_marked_sender ON enquiry (email) WHERE status = 'spam' AND status_at > created_at;
-- Sorts what waits by whose turn it is, and since when (worker/inbox/list/store.ts). One that was put off is ours again
-- from its day on.
CREATE INDEX enquiry_turn ON enquiry (
  status,
  iif(due_at IS NOT NULL, 'us', iif(waits_for = 'us' AND waits_since IS NOT NULL, 'back', waits_for)),
  max(ifnull(waits_since, created_at), ifnull(due_at, ''))
) WHERE status = 'new' OR status = 'open' OR status = 'held';
CREATE INDEX enquiry_owner ON enquiry (
  owner COLLATE NOCASE,
  iif(due_at IS NOT NULL, 'us', iif(waits_for = 'us' AND waits_since IS NOT NULL, 'back', waits_for)),
  max(ifnull(waits_since, created_at), ifnull(due_at, ''))
) WHERE status = 'open';
CREATE INDEX enquiry_due ON enquiry (due_at) WHERE due_at IS NOT NULL;

-- What else an enquiry is found by: `name:` and `tel:` of its sender, so that enquiries of one person find each other
-- (worker/enquiry/related-enquiries.ts), and `mailto:` of each other address in its thread, so that an erasure finds it.
CREATE TABLE enquiry_term (
  term        TEXT NOT NULL,
  enquiry_seq INTEGER NOT NULL REFERENCES enquiry (seq) ON DELETE CASCADE,
  PRIMARY KEY (term, enquiry_seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX enquiry_term_enquiry ON enquiry_term (enquiry_seq);

-- How many enquiries there are of each status, so that no page counts them.
CREATE TABLE enquiry_count (
  status TEXT PRIMARY KEY,
  total  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER enquiry_created AFTER INSERT ON enquiry BEGIN
  INSERT INTO enquiry_count (status, total) VALUES (NEW.status, 1)
  ON CONFLICT (status) DO UPDATE SET total = total + 1;
END;

CREATE TRIGGER enquiry_moved AFTER UPDATE OF status ON enquiry WHEN NEW.status <> OLD.status BEGIN
  UPDATE enquiry_count SET total = total - 1 WHERE status = OLD.status;
  INSERT INTO enquiry_count (status, total) VALUES (NEW.status, 1)
  ON CONFLICT (status) DO UPDATE SET total = total + 1;
END;

CREATE TRIGGER enquiry_deleted AFTER DELETE ON enquiry BEGIN
  UPDATE enquiry_count SET total = total - 1 WHERE status = OLD.status;
END;

-- Only an open enquiry is put off or due.
CREATE TRIGGER enquiry_closed AFTER UPDATE OF status ON enquiry
WHEN NEW.status <> 'open' AND NEW.due_at IS NOT NULL BEGIN
  UPDATE enquiry SET due_at = NULL WHERE seq = NEW.seq;
END;

-- What happened to an enquiry: operators' changes, and mails that came in. worker/inbox/enquiry/events.ts names the
-- actions.
CREATE TABLE event (
  seq         INTEGER PRIMARY KEY,
  enquiry_id  TEXT NOT NULL REFERENCES enquiry (id) ON DELETE CASCADE,
  at          TEXT NOT NULL,
  actor       TEXT NOT NULL,
  verified    INTEGER NOT NULL CHECK (verified IN (0, 1)),
  action      TEXT NOT NULL,
  -- That of a move, which can have many enquiries.
  audit_seq   INTEGER,
  from_status TEXT,
  to_status   TEXT,
  from_owner  TEXT,
  to_owner    TEXT,
  from_due    TEXT,
  to_due      TEXT,
  -- That of a note or a reply, the newest part of that of a mail, whose rest is in mail, or a corrected address.
  text        TEXT,
  -- 1 for a reply that its operator took back, and for a deleted note.
  taken_back  INTEGER NOT NULL DEFAULT 0,
  -- As JSON (worker/replies/received-mail.ts).
  mail        TEXT,
  -- The recipients and the subject of a reply, as JSON (worker/replies/recipients.ts).
  sent        TEXT
) STRICT;

CREATE INDEX event_enquiry ON event (enquiry_id);
-- Mail servers repeat a mail. Its key identifies it.
CREATE UNIQUE INDEX event_mail ON event (enquiry_id, mail ->> 'key') WHERE mail IS NOT NULL;
-- The replies of the last day to addresses that never wrote, which have a limit.
CREATE INDEX event_strangers ON event (at) WHERE sent ->> 'strangers' > 0;

-- Finds the thread by the addresses of others in it.
CREATE TRIGGER event_adds_address_terms AFTER INSERT ON event
WHEN NEW.mail IS NOT NULL OR NEW.sent IS NOT NULL BEGIN
  INSERT OR IGNORE INTO enquiry_term (term, enquiry_seq)
  SELECT 'mailto:' || lower(address), seq FROM (
    SELECT NEW.actor AS address WHERE NEW.mail IS NOT NULL
    UNION ALL SELECT value FROM json_each(NEW.sent, '$.to')
    UNION ALL SELECT value FROM json_each(NEW.sent, '$.cc')
    UNION ALL SELECT value FROM json_each(NEW.mail, '$.cc')
  ) CROSS JOIN enquiry ON id = NEW.enquiry_id AND email <> address;
END;

-- A second message of a sender who waits already does not begin the wait again. Automatic ones change nothing, except that
-- a reply was not delivered.
CREATE TRIGGER event_taken_back_updates_turn AFTER UPDATE OF taken_back ON event
WHEN NEW.action IN ('reply', 'received') BEGIN
  UPDATE enquiry SET (waits_for, waits_since) = (
    SELECT iif(replied_at IS NOT NULL AND wrote_at IS NULL, 'them', 'us'),
      iif(replied_at IS NULL, iif(wrote_at IS NULL, NULL, created_at), ifnull(wrote_at, replied_at))
    FROM (
      SELECT replied_at, (
        SELECT min(at) FROM event
        WHERE enquiry_id = NEW.enquiry_id AND action = 'received' AND at > ifnull(replied_at, '')
          AND (mail ->> 'automatic' IS NULL OR mail ->> 'bounce')
      ) AS wrote_at
      FROM (
        SELECT max(at) AS replied_at FROM event
        WHERE enquiry_id = NEW.enquiry_id AND action = 'reply' AND taken_back = 0
      )
    )
  ) WHERE id = NEW.enquiry_id;
END;

-- The same for a new event, by the trigger above.
CREATE TRIGGER event_updates_turn AFTER INSERT ON event WHEN NEW.action IN ('reply', 'received') BEGIN
  UPDATE event SET taken_back = taken_back WHERE seq = NEW.seq;
END;

-- A reply ends an enquiry that is due, and a mail of the sender one that was put off, too: they wait for us from then on.
CREATE TRIGGER reply_ends_due AFTER INSERT ON event WHEN NEW.action = 'reply' BEGIN
  UPDATE enquiry SET due_at = NULL WHERE id = NEW.enquiry_id AND due_at <= NEW.at;
END;

CREATE TRIGGER mail_ends_postponement AFTER INSERT ON event
WHEN NEW.action = 'received' AND (NEW.mail ->> 'automatic' IS NULL OR NEW.mail ->> 'bounce') BEGIN
  UPDATE enquiry SET due_at = NULL WHERE id = NEW.enquiry_id AND due_at IS NOT NULL;
END;

-- What an operator has typed on the page of an enquiry, and has neither sent nor saved: one for each of them, by their
-- name in the form of worker/operators.ts that ignores case. A later save has a later `at`.
CREATE TABLE draft (
  seq        INTEGER PRIMARY KEY,
  enquiry_id TEXT NOT NULL REFERENCES enquiry (id) ON DELETE CASCADE,
  author     TEXT NOT NULL,
  verified   INTEGER NOT NULL CHECK (verified IN (0, 1)),
  operator   TEXT NOT NULL,
  since      TEXT NOT NULL,
  at         TEXT NOT NULL,
  -- As JSON (worker/replies/drafts.ts).
  words      TEXT NOT NULL,
  UNIQUE (enquiry_id, author, verified)
) STRICT;

-- Addresses of subscribers. id is the secret of the links in their emails.
CREATE TABLE subscription (
  seq                 INTEGER PRIMARY KEY,
  id                  TEXT NOT NULL UNIQUE,
  email               TEXT NOT NULL UNIQUE COLLATE NOCASE,
  state               TEXT NOT NULL DEFAULT 'pending'
                      CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
  created_at          TEXT NOT NULL,
  state_at            TEXT NOT NULL,
  -- When a subscriber left; confirming again forgets it.
  left_at             TEXT,
  -- The language of the form (BCP 47).
  language            TEXT,
  -- 1 for an address that was given while email was not set up, until it is asked to confirm.
  confirmation_missed INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX subscription_retention ON subscription (state, state_at);
CREATE INDEX subscription_confirmation_missed ON subscription (seq) WHERE confirmation_missed = 1;

-- One row for each notification and channel; the text is made from the enquiry or subscription when it is sent.
-- next_at is in milliseconds since 1970.
CREATE TABLE outbox (
  id              TEXT PRIMARY KEY,
  channel         TEXT NOT NULL,
  enquiry_id      TEXT REFERENCES enquiry (id) ON DELETE CASCADE,
  subscription_id TEXT REFERENCES subscription (id) ON DELETE CASCADE,
  -- The article that a notification of a subscription announces; without one it asks to confirm.
  article_url     TEXT,
  -- The event of the reply that it sends, and that of the mail that it tells operators about: both go with the enquiry.
  event_seq       INTEGER,
  received_seq    INTEGER,
  -- The mailbox of a stranger that a receipt or a confirmation goes to, as worker/outbox/mail-budget.ts spells it.
  recipient       TEXT,
  state           TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
  attempts        INTEGER NOT NULL DEFAULT 0,
  next_at         INTEGER NOT NULL,
  error           TEXT,
  created_at      TEXT NOT NULL,
  delivered_at    TEXT,
  CHECK ((enquiry_id IS NULL) <> (subscription_id IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_due ON outbox (next_at) WHERE state = 'waiting';
-- Finds the notifications that failed three times.
CREATE INDEX outbox_failing ON outbox (next_at) WHERE state = 'waiting' AND attempts >= 3;
CREATE INDEX outbox_dead ON outbox (created_at) WHERE state = 'dead';
CREATE INDEX outbox_enquiry ON outbox (enquiry_id) WHERE enquiry_id IS NOT NULL;
CREATE INDEX outbox_subscription ON outbox (subscription_id) WHERE subscription_id IS NOT NULL;
-- One notification per subscriber and article.
CREATE UNIQUE INDEX outbox_article ON outbox (article_url, subscription_id)
WHERE article_url IS NOT NULL;
-- A reply is sent once.
CREATE UNIQUE INDEX outbox_event ON outbox (event_seq) WHERE event_seq IS NOT NULL;
-- The replies that have not left, and those that were given up.
CREATE INDEX outbox_unsent ON outbox (event_seq) WHERE event_seq IS NOT NULL AND delivered_at IS NULL;
-- When a mailbox was last written to, and how many were in the last hour.
CREATE INDEX outbox_recipient ON outbox (recipient, created_at) WHERE recipient IS NOT NULL;
-- Receipts and confirmations each have a budget an hour: the times of their latest mails, sent and waiting.
CREATE INDEX outbox_pace ON outbox (channel, next_at) WHERE recipient IS NOT NULL AND attempts <= 1;

-- The articles that the feed has ever named, each of which is announced once or not at all.
CREATE TABLE article (
  url          TEXT PRIMARY KEY,
  language     TEXT NOT NULL,
  seen_at      TEXT NOT NULL,
  -- The seq of the last subscriber whose mail about it is queued; NULL when nobody else gets one.
  mailed_up_to INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX article_announced ON article (seen_at) WHERE mailed_up_to >= 0;

-- The audit log: actor, action, ids and counts; no words, no address.
CREATE TABLE audit (
  seq         INTEGER PRIMARY KEY,
  at          TEXT NOT NULL,
  actor       TEXT NOT NULL COLLATE NOCASE,
  verified    INTEGER NOT NULL CHECK (verified IN (0, 1)),
  action      TEXT NOT NULL,
  enquiry_ids TEXT NOT NULL DEFAULT '[]',
  count       INTEGER NOT NULL DEFAULT 0,
  -- From which statuses, as a list with commas, to which.
  from_status TEXT,
  to_status   TEXT
) STRICT;

CREATE INDEX audit_retention ON audit (at);
-- Finds who has changed something lately, by one row for each name.
CREATE INDEX audit_actor ON audit (actor, at);

-- Secrets that nobody has to set, and that no rotation of a token changes: reply signs the addresses of replies.
CREATE TABLE secret (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO secret (name, value) VALUES ('reply', lower(hex(randomblob(32))));
