-- Finds the mails of a person in the enquiries of others.
CREATE INDEX event_sender ON event (actor COLLATE NOCASE) WHERE mail IS NOT NULL;
