-- The language of the form that it came from (BCP 47); NULL for the first one of the site.
ALTER TABLE contact ADD COLUMN language TEXT;
ALTER TABLE subscription ADD COLUMN language TEXT;
