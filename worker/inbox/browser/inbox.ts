/**
 * Shortcuts in the inbox: new arrivals are announced, one box selects all, Shift selects a range, keys work
 * like buttons, and an unsaved note or reply stays. The inbox also works without all of them, and they work without
 * storage.
 */
import { showArrivals } from './arrivals.ts'
import { keepNote } from './kept-note.ts'
import { listenToKeys } from './keys.ts'
import { tickMany } from './selection.ts'

const arrivals = document.querySelector<HTMLElement>('#arrivals')
const all = document.querySelector<HTMLInputElement>('#all')
const texts = document.querySelectorAll<HTMLTextAreaElement>('#note, #reply')

if (arrivals) showArrivals(arrivals)
if (all) tickMany(all)
texts.forEach(keepNote)
listenToKeys()
