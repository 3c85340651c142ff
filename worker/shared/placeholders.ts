/** The text with each name in braces replaced by its fact: "for {period}". Throws for a name without one. */
export function fillPlaceholders(text: string, facts: Record<string, string | undefined>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`A text names {${name}}: there is no such fact.`)
    return fact
  })
}
