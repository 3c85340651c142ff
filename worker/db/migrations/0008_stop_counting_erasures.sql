-- erased_count is no longer read. It stays until no running Worker reads it.
DROP TRIGGER contact_erased;
