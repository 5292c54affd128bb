import { pictureFiles } from '../pictures'

interface Props {
  name: string
  /** The width in CSS pixels. */
  width: number
  height: number
  sizes: string
  /** Set for pictures above the fold. */
  eager?: boolean
}

export function ScenePicture({ name, width, height, sizes, eager }: Props) {
  const { avif, webp } = pictureFiles(name)
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={webp}
        alt=""
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : undefined}
      />
    </picture>
  )
}
