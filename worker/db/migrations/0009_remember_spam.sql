-- Identifies a text that is sent again (worker/contact/text-key.ts); NULL for a short one, and for those
-- that arrived before this migration.
ALTER TABLE contact ADD COLUMN text_key TEXT;

-- The texts and senders that an operator moved to Spam: what the filter marks keeps the time of its arrival.
CREATE INDEX contact_marked_text ON contact (text_key) WHERE status = 'spam' AND status_at > created_at;
CREATE INDEX contact_marked_sender ON contact (email) WHERE status = 'spam' AND status_at > created_at;
