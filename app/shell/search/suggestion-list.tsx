import { formatPrice, minorUnits } from '../../texts/figures'
import { useLanguage, useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import { matchIn } from './match-in'
import type { SuggestionGroup, SuggestionRow } from './suggestion-groups'

interface Props {
  id: string
  text: string
  groups: SuggestionGroup[]
  /** True when the last row leads to all results. */
  all: boolean
  active: number
  onChoose(position: number): void
}

/** The listbox. Its options are numbered: `${id}0` is the first, and all results the last. */
export function SuggestionList({ id, text, groups, all, active, onChoose }: Props) {
  const texts = useTexts('shell')
  const option = (position: number) => ({
    id: `${id}${position}`,
    role: 'option' as const,
    'aria-selected': position === active,
    onClick: () => onChoose(position),
  })
  let next = 0
  const shown = groups.map(({ name, label, rows }) => {
    const first = next
    next += rows.length
    const title = label ?? texts.suggested[name as keyof typeof texts.suggested]
    const heading = name !== 'products' && (
      <span aria-hidden="true" className="suggestions-label">
        {title}
      </span>
    )
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
      <div key={name} role="group" aria-label={title}>
        {heading}
        {rows.map((row, place) => (
          <div key={row.to} className="suggestion" {...option(first + place)}>
            <Row row={row} text={text} />
          </div>
        ))}
      </div>
    )
  })
  const last = groups.findLastIndex(({ rows }) => rows[0]?.product) + 1
  return (
    <div id={id} role="listbox" aria-label={texts.suggestions}>
      {shown.slice(0, last)}
      {(all || shown.length > last) && (
        <div role="presentation" className="suggestions-foot">
          {shown.slice(last)}
          {all && (
            <div className="suggestion" {...option(next)}>
              <Icon name="search" size={20} />
              <span>{texts.seeAll}</span>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

function Row({ row: { label, product }, text }: { row: SuggestionRow; text: string }) {
  const language = useLanguage()
  const [before, match, after] = matchIn(label, text)
  return (
    <>
      {product && <Picture src={product.thumbnail} alt="" width={40} height={40} />}
      <span className="suggestion-title">
        {before}
        <b>{match}</b>
        {after}
      </span>
      {product?.price !== undefined && (
        <span>{formatPrice(language, Math.round(product.price * minorUnits()))}</span>
      )}
    </>
  )
}
