-- The articles that the feed has ever named, each of which is announced once or not at all.
CREATE TABLE article (
  url     TEXT PRIMARY KEY,
  seen_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The article that a notification of a subscription announces; without one it asks to confirm.
ALTER TABLE outbox ADD COLUMN article_url TEXT;

-- One notification per subscriber and article.
CREATE UNIQUE INDEX outbox_article ON outbox (article_url, subscription_id)
WHERE article_url IS NOT NULL;
