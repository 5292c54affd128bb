import { type ComponentType, useState } from 'react'
import type { ProductDetail } from '../../../catalogue/product/product'
import { fill } from '../../../texts/fill'
import { useTexts } from '../../../texts/texts'
import { Icon } from '../../../ui/icon'
import { Picture } from '../../../ui/picture'
import { toast } from '../../../ui/toast'
import { loadOnUse } from '../load-on-use'
import type { ZoomProps } from './zoom-dialog'

interface Props {
  product: Pick<ProductDetail, 'title' | 'pictureTexts'>
  images: string[]
}

/**
 * Shows pictures by radio buttons and CSS: arrow keys work without a script, and hidden pictures
 * are not fetched. On a phone the pictures stand in a row to swipe through.
 */
export function Gallery({ product: { title, pictureTexts: shows }, images }: Props) {
  const texts = useTexts('productPage')
  const several = images.length > 1
  const place = (at: number) => ({ position: at + 1, count: images.length })
  const name = (at: number) => fill(texts.picture, place(at))
  const [near, setNear] = useState<number>()
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>()
  const { offline } = useTexts('product').failed

  /** Loads the dialog on first use. */
  const enlarge = (at: number) =>
    loadOnUse().then(
      ({ ZoomDialog }) => {
        setZoom(() => ZoomDialog)
        setNear(at)
      },
      () => toast(offline),
    )

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
                alt={shows?.[image] ?? (several ? `${title} – ${name(at)}` : title)}
                width={446}
                height={446}
                sizes="(min-width: 1024px) 446px, (min-width: 768px) 50vw, 80vw"
                largest={600}
                eager={at === 0}
              />
              <button
                type="button"
                className="needs-js"
                aria-label={fill(texts.enlarge, place(at))}
                aria-haspopup="dialog"
                onClick={() => enlarge(at)}
              >
                <span>
                  <Icon name="search" size={20} />
                </span>
              </button>
              {several && (
                <span aria-hidden="true" className="gallery-count">
                  {at + 1} / {images.length}
                </span>
              )}
            </div>
          </div>
        ))}
      </div>
      {Zoom && near !== undefined && (
        <Zoom
          title={title}
          images={images}
          shows={shows}
          first={near}
          onClose={() => setNear(undefined)}
        />
      )}
    </fieldset>
  )
}
