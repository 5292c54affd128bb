import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'
import { Picture } from '../../ui/picture'

interface Props {
  title: string
  images: string[]
}

/** Radio buttons and CSS: arrow keys work without a script, and hidden pictures are not fetched. */
export function Gallery({ title, images }: Props) {
  const texts = useTexts('productPage')
  const several = images.length > 1
  const name = (at: number) => fill(texts.picture, { position: at + 1, count: images.length })
  return (
    <fieldset className="gallery" data-single={several ? undefined : true}>
      <legend className="sr-only">{fill(texts.pictures, { title })}</legend>
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
          </div>
        </div>
      ))}
    </fieldset>
  )
}
