import { type ComponentType, useState } from 'react'
import type { ReviewPhoto } from '../../../catalogue/product/product'
import { opensElsewhere } from '../../../input/opens-elsewhere'
import { useTexts } from '../../../texts/texts'
import { Picture } from '../../../ui/picture'
import { pictureAt } from '../../../ui/picture-sources'
import { toast } from '../../../ui/toast'
import type { ZoomProps } from '../gallery/zoom-dialog'

interface Props {
  photos: ReviewPhoto[]
  /** The reviewer's name. */
  title: string
}

/** Loads the dialog here, not by load-on-use.ts: that import would add a file to the first load. */
const loadDialog = () => import('../on-use').then(({ default: { ZoomDialog } }) => ZoomDialog)

/** Shows a review's photos small. Each enlarges, without scripts as a picture by itself. */
export function ReviewPhotos({ photos, title }: Props) {
  const [near, setNear] = useState<number>()
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>()
  const { offline } = useTexts('product').failed
  const enlarge = (at: number) =>
    loadDialog().then(
      (dialog) => {
        setZoom(() => dialog)
        setNear(at)
      },
      () => toast(offline),
    )
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {photos.map(({ src, alt = '' }, at) => (
          <a
            key={src}
            href={pictureAt(src, 1280)}
            className="size-20 overflow-hidden rounded bg-tile"
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              enlarge(at)
            }}
          >
            <Picture
              src={src}
              alt={alt}
              width={80}
              height={80}
              style={{ width: '100%', height: '100%', objectFit: 'cover' }}
            />
          </a>
        ))}
      </div>
      {Zoom && near !== undefined && (
        <Zoom
          title={title}
          images={photos.map(({ src }) => src)}
          shows={Object.fromEntries(photos.map(({ src, alt = '' }) => [src, alt]))}
          first={near}
          onClose={() => setNear(undefined)}
        />
      )}
    </>
  )
}
