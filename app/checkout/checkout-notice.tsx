import { useEffect, useRef } from 'react'
import { type CartItem, lineKey } from '../cart/cart'
import { changeText, lineLabel } from '../cart/checking/change-text'
import type { FigureChange } from '../cart/checking/order-differences'
import type { Changes } from '../cart/reconcile'
import { useOffline } from '../input/use-offline'
import { formatPrice } from '../texts/figures'
import { fill } from '../texts/fill'
import { catalogueLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { BILLING_FIELDS } from './form/field-order'
import type { PlacingState } from './placing-page'

interface Props {
  placing: PlacingState
  items: readonly CartItem[]
}

/** A notice that takes the focus when it appears; one of a lost network goes when it is back. */
export default function CheckoutNotice({ placing, items }: Props) {
  const { notice, problems } = placing
  const box = useRef<HTMLDivElement>(null)
  const { offline: offlineText } = useTexts('checkout')
  const offline = useOffline()
  useEffect(() => {
    if (notice) box.current?.focus()
  }, [notice])

  if (!notice || (notice.kind === 'fields' && Object.values(problems).every((text) => !text)))
    return null
  if (!offline && notice.kind === 'text' && notice.text === offlineText) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="notice mb-10 grid gap-2">
      <Content placing={placing} items={items} offline={offline} />
    </div>
  )
}

interface ContentProps extends Props {
  offline: boolean
}

function Content({ placing: { notice, problems, again }, items, offline }: ContentProps) {
  const texts = useTexts('checkout')
  const cartTexts = useTexts('cart')
  const language = useLanguage()
  const refused = [...BILLING_FIELDS, 'notes' as const].filter((name) => problems[name])
  switch (notice?.kind) {
    case 'fields':
      return (
        <>
          <h2 className="font-medium">{texts.problems.summary}</h2>
          <ul
            className="grid gap-x-6 text-sm"
            style={
              refused[1] && {
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
              }
            }
          >
            {refused.map((name) => (
              <li key={name}>
                <a
                  href={`#checkout-${name}`}
                  className="inline-flex items-center underline touch:min-h-11"
                  style={{ minWidth: 44 }} // German says "Ort".
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(`checkout-${name}`)?.focus()
                  }}
                >
                  {refused[1] ? texts.fields[name] : problems[name]}
                </a>
              </li>
            ))}
          </ul>
        </>
      )
    case 'changed':
      return (
        <>
          <h2 className="font-medium">{texts.confirmTitle}</h2>
          {notice.detail && <p>{notice.detail}</p>}
          <Changed items={items} changes={notice.changes} figures={notice.figures} />
          {notice.from !== notice.to && (
            <p>
              {fill(texts.newTotal, {
                from: formatPrice(language, notice.from),
                to: formatPrice(language, notice.to),
              })}
            </p>
          )}
          <p>{texts.confirmText}</p>
        </>
      )
    case 'nothing':
      return (
        <>
          <p>{texts.nothingLeft}</p>
          <Changed items={items} changes={notice.changes} />
        </>
      )
    case 'unanswered':
      return (
        <>
          <p>{notice.offline && offline ? texts.offline : texts.noAnswer}</p>
          <p>
            <button type="button" className="min-h-11 font-medium underline" onClick={again}>
              {cartTexts.retry}
            </button>
          </p>
        </>
      )
    case 'text':
      return <p>{notice.text}</p>
  }
}

interface Differing {
  items: readonly CartItem[]
  changes: Changes
  figures?: readonly FigureChange[]
}

/** Lists which products changed and how many are left, then which figures changed. */
function Changed({ items, changes, figures = [] }: Differing) {
  const texts = useTexts('cart')
  const { figureChanged } = useTexts('checkout')
  const known = useTexts('known')
  const language = useLanguage()
  return (
    <ul>
      {items.map((item) =>
        changes.get(lineKey(item))?.map((change) => (
          <li key={`${lineKey(item)} ${change.kind}`}>
            <b
              lang={item.title ? catalogueLanguage(language, item) : undefined}
              className="font-medium"
            >
              {lineLabel(item, texts.unnamed, known)}
            </b>
            {': '}
            {changeText(change, texts, language)}
          </li>
        )),
      )}
      {figures.map(({ figure, from, to }) => (
        <li key={figure}>
          <b className="font-medium">{texts[figure]}</b>
          {': '}
          {fill(figureChanged, {
            from: formatPrice(language, from),
            to: formatPrice(language, to),
          })}
        </li>
      ))}
    </ul>
  )
}
