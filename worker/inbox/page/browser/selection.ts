/** The rows of the list, none on other pages. */
export const rows = [...document.querySelectorAll<HTMLElement>('#rows .enquiry-row')]

/** The box of each row. */
export const boxes = rows.flatMap((row) => row.querySelector<HTMLInputElement>('[name=id]') ?? [])

/** Makes the box select all rows, Shift select a range, and the counter tell their number. */
export function tickMany(all: HTMLInputElement) {
  const count = document.querySelector('#ticked')
  let last: HTMLInputElement | undefined
  const show = () => {
    const ticked = boxes.filter((box) => box.checked).length
    all.checked = ticked === boxes.length
    all.indeterminate = ticked > 0 && !all.checked
    if (count) count.textContent = ticked > 0 ? `${ticked} selected` : ''
  }
  all.addEventListener('change', () => {
    for (const box of boxes) box.checked = all.checked
    show()
  })
  document.querySelector('#rows')?.addEventListener('click', (event) => {
    const box = boxes.find((each) => each === event.target)
    if (!box) return
    if (last && (event as MouseEvent).shiftKey) {
      const [from = 0, to = 0] = [boxes.indexOf(last), boxes.indexOf(box)].sort((a, b) => a - b)
      for (const each of boxes.slice(from, to + 1)) each.checked = box.checked
    }
    last = box
    show()
  })
  for (const box of [all, ...boxes]) {
    // In Chromium, Enter would press the first button.
    box.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') event.preventDefault()
    })
  }
  // When the operator comes back to the page, the browser may restore the selection.
  window.addEventListener('pageshow', show)
}
