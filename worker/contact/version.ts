/** The statement that makes the last event of an enquiry its version. */
export function raiseVersion(db: D1Database, id: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE contact SET version = (SELECT max(seq) FROM event WHERE contact_id = contact.id)
       WHERE id = ?1 AND EXISTS (SELECT 1 FROM event WHERE contact_id = ?1)`,
    )
    .bind(id)
}
