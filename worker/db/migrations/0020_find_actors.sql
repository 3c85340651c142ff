-- Finds who has changed something lately, by one row for each name.
CREATE INDEX audit_actor ON audit (actor, at);
