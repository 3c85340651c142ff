import { typographyOf } from '#web/page-data/writing-system-typography.ts'

/** Texts whose letters are tight in Latin script. */
export const HEADINGS = ':is(h1,h2,h3,.text-heading,.text-title,.text-headline,.text-display,.logo)'

/** Texts of another height than that of most. */
const TEXTS = ':is(.text-lead,.text-small,.row:first-child>.prose>:first-child)'

/**
 * Texts between regular and bold. Many systems have these scripts in no weight between: Latin letters and digits would
 * be bolder than the letters beside them.
 */
export const MEDIUM_WEIGHT =
  ':is(.field-error,.form-error,.languages a,.nav-link,.tap-link,.ruled-list,.marked-list)'

/** Short texts that belong together: a line breaks in them only at a space. */
const UNBROKEN = ':is(button,.action,.header nav a,.tags li,time)'

/**
 * The rules for scripts with other proportions and line breaks than Latin letters, in pages of these languages. Letters
 * get no closer: in these scripts, they touch. Lines of equal length would break words where no space separates them.
 */
export function renderWritingSystemStyles(languages: string[]): string {
  return [...Map.groupBy(languages, typographyOf)]
    .map(([type, alike]) => {
      if (!type) return ''
      const { leading, sizes = '', breaks = '', proseBreaks, emphasis } = type
      const rules = [
        `body{line-height:${leading.text};${breaks}}`,
        `${TEXTS}{line-height:${leading.text}}`,
        `${MEDIUM_WEIGHT}{font-weight:400}`,
        `${HEADINGS}{letter-spacing:0;line-height:${leading.heading}}`,
        ':is(.measure,.text-small){text-wrap:pretty}',
        proseBreaks ? `.prose :is(p,li){${proseBreaks}}` : '',
        `em{${emphasis}}`,
        // A chip has no space beside a label of its own width.
        '.chip{padding-inline:.25rem}',
        // With large text, the words of a button break rather than be cut.
        `${UNBROKEN}{word-break:keep-all;max-width:100%;@media(width>=20em){overflow-wrap:break-word}}`,
        // A long name breaks anywhere (base.css), rather than push the menu out of the window.
        '.logo{word-break:keep-all}',
      ]
      return `:root:is(${alike.map((language) => `:lang(${language})`)}){${sizes}${rules.join('')}}`
    })
    .join('')
}
