import { useId, useState } from 'react'
import { fill } from '../../texts/fill'
import { Picture } from '../../ui/picture'
import type { ChoosingAnswer } from './choosing-api'

interface Props {
  title: string
  images: readonly string[]
  /** What else is known of them, once the shop has answered. */
  answer?: ChoosingAnswer
}

/** Shows one picture large, and radio buttons for it where there are several. */
export function QuickViewPictures({ title, images, answer }: Props) {
  const [at, setAt] = useState(0)
  const group = useId()
  const image = images[at] ?? images[0] ?? ''
  const several = images.length > 1
  const name = (position: number) =>
    fill(answer?.texts.picture ?? '', { position: position + 1, count: images.length })
  return (
    <div className="quick-view-pictures">
      <div className="grid place-items-center overflow-hidden rounded bg-tile">
        <Picture
          src={image}
          alt={answer?.pictureTexts?.[image] ?? (several ? `${title} – ${name(at)}` : title)}
          width={360}
          height={360}
          sizes="(min-width: 768px) 360px, 80vw"
          eager
        />
      </div>
      {answer && several && (
        <fieldset className="quick-view-thumbnails">
          <legend className="sr-only">{fill(answer.texts.pictures, { title })}</legend>
          {images.map((each, position) => (
            <label key={each}>
              <input
                type="radio"
                name={group}
                className="sr-only"
                checked={at === position}
                aria-label={name(position)}
                onChange={() => setAt(position)}
              />
              <Picture src={each} alt="" width={106} height={106} eager />
            </label>
          ))}
        </fieldset>
      )}
      {!answer && <div className="quick-view-thumbnails" />}
    </div>
  )
}
