import { fill } from '../../../texts/fill'
import { useTexts } from '../../../texts/texts'
import { KeptPart } from '../../../ui/kept-part'
import { CHOICES_AT_ONCE } from '../listing-view'
import type { FilterChoice } from './filter-choices.server'

interface Props {
  choices: FilterChoice[]
  /** The href of the list that is loading: its value shows as picked at once. */
  pending?: string
  /** How many show at once. */
  most?: number
}

/**
 * Lists a filter's values, each with a box. They are plain links, which need no JavaScript; the
 * layout turns clicks into navigation.
 */
export function ChoiceList({ choices, pending, most = CHOICES_AT_ONCE }: Props) {
  const texts = useTexts('shop')
  const list = (some: FilterChoice[]) => (
    <KeptPart tag="ul" className="filter-list" of={Links} given={{ choices: some, pending }} />
  )
  const rest = choices.slice(most)
  return (
    <>
      {list(choices.slice(0, most))}
      {rest.length > 0 && (
        <details className="choices-more">
          <summary>{fill(texts.more, { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </>
  )
}

const Links = ({ choices, pending }: Props) =>
  choices.map(({ text, href, on, also, style, within }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a pick changes counts, not where the focus is
    <li key={place} className={within && 'ps-6'}>
      <a href={href} style={style} aria-current={(pending ? href === pending : on) || undefined}>
        {text}
      </a>
      {also && <a {...also} />}
    </li>
  ))
