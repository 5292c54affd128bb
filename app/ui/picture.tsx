import { pictureAt, pictureSources } from './picture-sources'

interface Props {
  /** Empty without a picture: a merchant's shop draws a parcel there (own-styles.server.ts). */
  src: string
  /** Reserved size in CSS pixels, so that nothing shifts. */
  width: number
  height: number
  /** HTML's `sizes`, where the shown width is not `width`: '(max-width: 640px) 50vw, 270px'. */
  sizes?: string
  /** The largest width on any screen, in CSS pixels, when `sizes` can exceed `width`. */
  largest?: number
  alt: string
  eager?: boolean
  /** Set where WebP comes in several widths, too. */
  webps?: boolean
  className?: string
  style?: React.CSSProperties
}

/**
 * A picture up to this width in CSS pixels stands on a page by the dozen. On a phone, whose screen is
 * dense, it takes no fewer pixels than here; a larger one takes half as many or more.
 */
const SMALL = 320

/** A picture in the width that the browser picks. One that knows no AVIF gets one WebP of most. */
export function Picture({
  src,
  width,
  height,
  sizes = `${width}px`,
  largest = width,
  alt,
  eager,
  webps,
  className,
  style,
}: Props) {
  const least = largest <= SMALL ? Math.min(width, largest) : width / 2
  const avif = pictureSources(src, largest, 'avif', least)
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={pictureAt(src, width * 2) || undefined}
        {...((webps || !avif) && { srcSet: pictureSources(src, largest, 'webp'), sizes })}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : undefined}
        className={className}
        style={style}
      />
    </picture>
  )
}
