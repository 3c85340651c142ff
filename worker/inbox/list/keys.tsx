/** The keys of page/browser/keys.ts. */
const KEYS = {
  '/': 'Search',
  j: 'Next enquiry',
  k: 'Previous enquiry',
  Enter: 'Open it',
  x: 'Select it',
  a: 'Reply to it',
  e: 'Done',
  '#': 'Spam',
  o: 'Take it on',
  h: 'Hand it over',
  l: 'Put it off',
  z: 'Undo',
  u: 'Back to the list',
  '?': 'Show or hide this',
}

/** The list of keys. */
export function Keys() {
  return (
    <details class="keys scripted open:basis-full" id="keys">
      <summary>Keys</summary>
      <dl class="flex flex-wrap gap-x-6 gap-y-1">
        {Object.entries(KEYS).map(([key, what]) => (
          <div class="flex gap-2">
            <dt>
              <kbd class="panel px-1.5 [font:inherit]">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p class="mt-2">
        They work while the list or the thread has the focus, on the selected enquiries, otherwise
        on the focused or open one. Hold Shift and click to select a range.
      </p>
    </details>
  )
}
