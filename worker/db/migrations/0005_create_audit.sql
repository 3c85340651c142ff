-- Who did what to which enquiries. Ids and keyed hashes only: no words and no address.
CREATE TABLE audit (
  seq          INTEGER PRIMARY KEY AUTOINCREMENT,
  at           TEXT NOT NULL,
  actor        TEXT NOT NULL,
  verified     INTEGER NOT NULL CHECK (verified IN (0, 1)),
  action       TEXT NOT NULL,
  contact_ids  TEXT NOT NULL DEFAULT '[]',
  address_hash TEXT,
  count        INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TRIGGER audit_is_final BEFORE UPDATE ON audit BEGIN
  SELECT RAISE (ABORT, 'the audit can only be appended to');
END;

CREATE TRIGGER audit_is_kept BEFORE DELETE ON audit BEGIN
  SELECT RAISE (ABORT, 'the audit can only be appended to');
END;
