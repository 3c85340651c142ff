/** The keys of inbox/page/browser/keys.ts. */
const KEYS = {
  j: 'Next enquiry',
  k: 'Previous enquiry',
  Enter: 'Open it',
  x: 'Select it',
  o: 'Take it on',
  d: 'Move it to Done',
  s: 'Move it to Spam',
  a: 'Answer it, on its page',
  u: 'Back to the list',
  '?': 'Show or hide this',
}

/** The list of keys, and the switch that turns them off. */
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
        They act on the selected enquiries, otherwise on the focused or open one. Hold Shift and
        click to select a range.
      </p>
      <label class="mt-2 flex items-center gap-2.5">
        <input type="checkbox" id="use-keys" checked /> Use these keys
      </label>
    </details>
  )
}
