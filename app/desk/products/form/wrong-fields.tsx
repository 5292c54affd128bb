import type { ProductForm } from '../../../catalogue/care/form/product-form'
import { fill } from '../../../texts/fill'
import { type DeskTexts, useDeskTexts } from '../../client/desk-texts'
import { errorsOfForm } from './use-editing'

interface Props {
  /** Messages by the paths of the request: `form.variants.1.price`. */
  errors: Record<string, string>
  form: ProductForm
}

const MOST_SHOWN = 8

/** Lists what is wrong with the name of each field, including fields out of sight. */
export function WrongFields({ errors, form }: Props) {
  const { products } = useDeskTexts()
  // The server names the last first, so that a field's first refusal holds.
  const all = Object.entries(errorsOfForm({ errors })).toReversed()
  const more = all.length - MOST_SHOWN
  return (
    <ul className="list-disc pl-5">
      {all.slice(0, MOST_SHOWN).map(([path, message]) => {
        const name = fieldName(path, form, products)
        return <li key={path}>{name === undefined ? message : `${name}: ${message}`}</li>
      })}
      {more > 0 && <li>{fill(products.form.moreWrong, { count: more })}</li>}
    </ul>
  )
}

type Texts = DeskTexts['products']

/** Returns what the form calls the field of a path, or undefined where it has no name. */
export function fieldName(path: string, form: ProductForm, texts: Texts): string | undefined {
  const [part = '', at = '', field = ''] = path.split('.')
  if (part === 'variants' && at !== '') {
    const variant = form.variants[Number(at)]?.values.join(' / ') ?? ''
    const known = texts.variants[field as keyof Texts['variants']]
    return typeof known === 'string' && field !== 'values'
      ? fill(texts.variants.of, { field: known, variant })
      : variant
  }
  if (part === 'variants') return texts.variants.grid
  if (part === 'options')
    return at === ''
      ? texts.variants.title
      : form.options[Number(at)]?.name ||
          fill(texts.variants.optionName, { number: Number(at) + 1 })
  if (part === 'pictures')
    return at === ''
      ? texts.pictures.title
      : fill(texts.variants.pictureNumber, { number: Number(at) + 1 })
  if (part === 'texts') {
    const language = texts.words.languages[at as keyof Texts['words']['languages']]
    const label = field === 'title' ? texts.words.titleIn : texts.words.descriptionIn
    return fill(label, { language: language ?? at })
  }
  if (part === 'seo') return texts.seo.title
  const known = texts.form[part as keyof Texts['form']]
  if (typeof known !== 'string') return undefined
  return part === 'weight' ? texts.variants.weight : known
}
