import { useEffect, useRef } from 'react'

/**
 * Inserts the first sentence into an empty message after hydration; attach the returned ref to the
 * message box. The visitor's text is never changed. The sentence disappears with the topic that
 * requested it, unless the visitor edited the message.
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
