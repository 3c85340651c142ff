-- Receipts and confirmations each have a budget an hour: the times of their latest mails, sent and waiting.
CREATE INDEX outbox_pace ON outbox (channel, next_at) WHERE recipient IS NOT NULL AND tries <= 1;

DROP INDEX outbox_strangers;

-- One mailbox with Gmail has one spelling.
UPDATE outbox
SET recipient = replace(substr(recipient, 1, instr(recipient, '@') - 1), '.', '') || '@gmail.com'
WHERE recipient LIKE '%@gmail.com' OR recipient LIKE '%@googlemail.com';

-- 1 for an address that was given while email was not set up, until it is asked to confirm.
ALTER TABLE subscription ADD COLUMN unasked INTEGER NOT NULL DEFAULT 0;

UPDATE subscription SET unasked = 1
WHERE state = 'pending' AND NOT EXISTS (SELECT 1 FROM outbox WHERE subscription_id = subscription.id);

CREATE INDEX subscription_unasked ON subscription (seq) WHERE unasked = 1;
