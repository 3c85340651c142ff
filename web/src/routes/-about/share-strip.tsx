const HEIGHT = 8
/** The length of the folded end, in percent of the full width. */
const FLAP = 3

/**
 * A strip of paper with a folded end; its length is the share of the full width. Decoration: the
 * number is beside it as text.
 * @param share in percent
 */
export function ShareStrip({ share }: { share: number }) {
  return (
    <svg
      className="fold share-strip"
      width="100%"
      height="28"
      viewBox={`0 0 100 ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 0H${share}l-${FLAP} ${HEIGHT}H0z`} />
      <path d={`M${share} 0h-${2 * FLAP}l${FLAP} ${HEIGHT}z`} />
    </svg>
  )
}
