-- The mailbox of a stranger that a receipt or a confirmation goes to, as worker/outbox/recipient.ts
-- spells it. Erased with the enquiry or the subscription, like its row.
ALTER TABLE outbox ADD COLUMN recipient TEXT;

UPDATE outbox SET recipient = (
  SELECT lower(email) FROM contact WHERE contact.id = contact_id
  UNION ALL
  SELECT lower(email) FROM subscription WHERE subscription.id = subscription_id
)
WHERE channel IN ('receipt', 'confirmation');

-- When a mailbox was last written to, and how many were in the last hour.
CREATE INDEX outbox_recipient ON outbox (recipient, created_at) WHERE recipient IS NOT NULL;
CREATE INDEX outbox_strangers ON outbox (created_at) WHERE recipient IS NOT NULL;

-- When a subscriber left; confirming again forgets it.
ALTER TABLE subscription ADD COLUMN left_at TEXT;

UPDATE subscription SET left_at = state_at WHERE state = 'unsubscribed';
