import { pictureAt, pictureSources } from './picture-sources'

interface Props {
  /** As the catalogue gives it: `/media/demo/1-1`, `/media/products/7-0-…`. */
  src: string
  /** The room it takes, in points; always set, so that nothing shifts. */
  width: number
  height: number
  /** Its width on the page as CSS tells it, where that is not `width`: '(max-width: 640px) 50vw, 270px'. */
  sizes?: string
  /** The widest it gets on any screen, in points, when `sizes` can exceed `width`. */
  largest?: number
  alt: string
  /** Above the fold: loaded at once and first. */
  eager?: boolean
  className?: string
}

/** A product's picture in the size and format the browser asks for (app/media makes them). */
export function Picture({
  src,
  width,
  height,
  sizes,
  largest = width,
  alt,
  eager,
  className,
}: Props) {
  const avif = pictureSources(src, largest, 'avif')
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes ?? `${width}px`} />}
      <img
        src={pictureAt(src, width * 2)}
        srcSet={pictureSources(src, largest, 'webp')}
        sizes={sizes ?? `${width}px`}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  )
}
