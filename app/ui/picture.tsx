import { pictureAt, pictureSources } from './picture-sources'

interface Props {
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
  className?: string
  style?: React.CSSProperties
}

export function Picture({
  src,
  width,
  height,
  sizes,
  largest = width,
  alt,
  eager,
  className,
  style,
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
        style={style}
      />
    </picture>
  )
}
