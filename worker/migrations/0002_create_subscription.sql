-- An address is ASCII (field-schema.ts), so NOCASE makes it one whatever its case.
CREATE TABLE subscription (
  seq        INTEGER PRIMARY KEY,
  email      TEXT NOT NULL UNIQUE COLLATE NOCASE,
  state      TEXT NOT NULL DEFAULT 'pending'
             CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
  created_at TEXT NOT NULL
) STRICT;
