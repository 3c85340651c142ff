/**
 * The keys of the list and of a thread, in the order of the list behind `?`. A control has the name of its key as
 * `data-key`, for browser/listen-to-keys.ts; the key of a move has the name of its status.
 */
export const shortcuts = {
  search: { key: '/', label: 'Search' },
  next: { key: 'j', label: 'Next enquiry' },
  previous: { key: 'k', label: 'Previous enquiry' },
  view: { key: 'Enter', label: 'Open it' },
  select: { key: 'x', label: 'Select it' },
  reply: { key: 'a', label: 'Reply to it' },
  note: { key: 'n', label: 'Note on it' },
  done: { key: 'e', label: 'Done' },
  spam: { key: '#', label: 'Spam' },
  open: { key: 'o', label: 'Take it on' },
  handOver: { key: 'h', label: 'Hand it over' },
  later: { key: 'l', label: 'Put it off' },
  undo: { key: 'z', label: 'Undo' },
  list: { key: 'u', label: 'Back to the list' },
  help: { key: '?', label: 'Show or hide this' },
}
