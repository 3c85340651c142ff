import type { PhotoData } from '#web/page-data/picture.ts'

interface PictureProps extends PhotoData {
  /** The width that it takes in the page, as `sizes` writes it. */
  sizes: string
  loading?: 'eager' | 'lazy'
  className?: string
}

/** A picture at its size from the start, so that nothing moves; of a photograph, the smallest file that is sharp. */
export function Picture({ src, alt, srcSet, sizes, loading = 'lazy', ...image }: PictureProps) {
  const img = (
    <img src={src} alt={alt} {...image} loading={loading} decoding={srcSet ? 'async' : undefined} />
  )
  if (!srcSet) return img
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      {img}
    </picture>
  )
}
