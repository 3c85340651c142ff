/** The rows of the list, none on other pages. */
export const rows = [...document.querySelectorAll<HTMLElement>('#rows .enquiry-row')]

/** The box of each row. */
export const boxes = rows.flatMap((row) => row.querySelector<HTMLInputElement>('[name=id]') ?? [])
