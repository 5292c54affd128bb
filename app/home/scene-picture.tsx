import { pictureFiles } from './pictures'

interface Props {
  name: string
  /** The room it takes, in points. */
  width: number
  height: number
  /** Its width on the page as CSS tells it. */
  sizes: string
  /** The first thing a shopper sees. */
  eager?: boolean
}

/** One of the page's own pictures, in the size and format the browser asks for. */
export function ScenePicture({ name, width, height, sizes, eager }: Props) {
  const { avif, webp } = pictureFiles(name)
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={webp}
        alt=""
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
      />
    </picture>
  )
}
