-- The fields of the form beside name, email and message, as JSON by their names. NULL for an enquiry of an
-- earlier version, whose only one is in service_interest: new ones have it in both, for a version that still
-- reads the column.
ALTER TABLE contact ADD COLUMN fields TEXT;
