import { useEffect, useRef } from 'react'

/**
 * Begins an empty message with a sentence once the page is hydrated; give the ref to the message
 * box. What the visitor typed is never touched, and the sentence leaves with what asked for it.
 */
export function useFirstSentence(firstSentence: string | undefined) {
  const ref = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    const box = ref.current
    if (!firstSentence || !box || box.value) return
    const beginning = `${firstSentence}\n\n`
    box.value = beginning
    return () => {
      if (box.value === beginning) box.value = ''
    }
  }, [firstSentence])

  return ref
}
