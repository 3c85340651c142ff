/** The name of an operator, marked when anyone with the token could have typed it. */
export function Actor({ actor, verified }: { actor: string; verified: boolean }) {
  return (
    <>
      <bdi>{actor}</bdi>
      {!verified && <span class="text-muted"> (unverified)</span>}
    </>
  )
}
