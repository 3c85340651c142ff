-- Where an enquiry came from, as JSON (worker/shared/attribution.ts); NULL for an enquiry of an earlier version.
ALTER TABLE contact ADD COLUMN attribution TEXT;
