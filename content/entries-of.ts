/** The entries with these ids, in the order of the ids; an id without an entry is skipped. */
export function entriesOf<Entry>(ids: string[], entries: Map<string, Entry>): Entry[] {
  return ids.flatMap((id) => entries.get(id) ?? [])
}
