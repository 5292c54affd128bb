import { type ComponentType, useState } from 'react'
import { fill } from '../../../texts/fill'
import { useTexts } from '../../../texts/texts'
import { Icon } from '../../../ui/icon'
import { Picture } from '../../../ui/picture'
import { toast } from '../../../ui/toast'
import type { ZoomProps } from './zoom-dialog'

interface Props {
  title: string
  images: string[]
}

/**
 * Radio buttons and CSS: arrow keys work without a script, and hidden pictures are not fetched. On a
 * phone the pictures stand in a row to swipe through.
 */
export function Gallery({ title, images }: Props) {
  const texts = useTexts('productPage')
  const several = images.length > 1
  const place = (at: number) => ({ position: at + 1, count: images.length })
  const name = (at: number) => fill(texts.picture, place(at))
  const { zoom, open } = useZoom(images.map((src, at) => ({ src, alt: `${title} – ${name(at)}` })))
  return (
    <fieldset className="gallery" data-single={several ? undefined : true}>
      <legend className="sr-only">{fill(texts.pictures, { title })}</legend>
      <div className="gallery-row">
        {images.map((image, at) => (
          <div key={image} className="contents">
            <label className="gallery-thumbnail" hidden={!several}>
              <input
                type="radio"
                name="picture"
                className="sr-only"
                defaultChecked={at === 0}
                aria-label={name(at)}
              />
              <Picture src={image} alt="" width={140} height={138} eager={at === 0} />
            </label>
            <div className="gallery-picture">
              <Picture
                src={image}
                alt={several ? `${title} – ${name(at)}` : title}
                width={446}
                height={446}
                sizes="(min-width: 1024px) 446px, 80vw"
                largest={600}
                eager={at === 0}
              />
              <button
                type="button"
                className="gallery-zoom needs-js"
                aria-label={fill(texts.enlarge, place(at))}
                aria-haspopup="dialog"
                onClick={() => open(at)}
              >
                <Icon name="search" size={20} />
              </button>
              {several && (
                <span className="gallery-count" aria-hidden="true">
                  {at + 1} / {images.length}
                </span>
              )}
            </div>
          </div>
        ))}
      </div>
      {zoom}
    </fieldset>
  )
}

/** The dialog is loaded on first use. */
function useZoom(pictures: ZoomProps['pictures']) {
  const { offline } = useTexts('product').failed
  const [at, setAt] = useState<number>()
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>()
  const close = () => setAt(undefined)
  return {
    zoom: Zoom && at !== undefined && <Zoom pictures={pictures} first={at} onClose={close} />,
    async open(position: number) {
      try {
        const { ZoomDialog } = await import('./zoom-dialog')
        setZoom(() => ZoomDialog)
        setAt(position)
      } catch {
        toast(offline)
      }
    },
  }
}
