/**
 * The pieces of text as UTF-8, each generated only when the receiver has room for it. An error of the
 * generator aborts the stream; a receiver that disconnects ends the generator.
 */
export function streamText(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
