/** The keys of inbox/browser/keys.ts. */
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
    <details class="keys scripted" id="keys">
      <summary>Keys</summary>
      <dl>
        {Object.entries(KEYS).map(([key, what]) => (
          <div>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        They act on the selected enquiries, otherwise on the focused one. Hold Shift and click to
        select a range.
      </p>
      <label>
        <input type="checkbox" id="use-keys" checked /> Use these keys
      </label>
    </details>
  )
}
