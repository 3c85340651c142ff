/** Who did something. A name that anybody with the token may type says so. */
export function Actor({ actor, verified }: { actor: string; verified: boolean }) {
  return (
    <>
      <bdi>{actor}</bdi>
      {!verified && <span class="text-muted"> (unverified)</span>}
    </>
  )
}
