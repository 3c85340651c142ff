/** The entries with these ids, in their order; an id without one is passed over. */
export function entriesOf<Entry>(ids: string[], entries: Map<string, Entry>): Entry[] {
  return ids.flatMap((id) => entries.get(id) ?? [])
}
