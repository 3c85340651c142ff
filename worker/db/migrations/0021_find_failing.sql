-- Finds the notifications that failed three times behind a newsletter that is not sent yet.
CREATE INDEX outbox_failing ON outbox (next_at) WHERE state = 'waiting' AND tries >= 3;
