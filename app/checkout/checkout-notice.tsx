import { useEffect, useRef } from 'react'
import { formatPrice } from '../texts/figures'
import { fill } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'
import { FIELDS } from './form/field-order'
import type { Placing } from './use-placing'

/** Takes the focus when it appears. */
export function CheckoutNotice({ placing }: { placing: Placing }) {
  const { notice, problems } = placing
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notice) box.current?.focus()
  }, [notice])

  if (!notice || (notice.kind === 'fields' && Object.values(problems).every((text) => !text)))
    return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="notice grid gap-2">
      <Content placing={placing} />
    </div>
  )
}

function Content({ placing: { notice, problems, again } }: { placing: Placing }) {
  const texts = useTexts('checkout')
  const cartTexts = useTexts('cart')
  const language = useLanguage()
  switch (notice?.kind) {
    case 'fields':
      return (
        <>
          <h2 className="font-medium">{texts.problems.summary}</h2>
          <ul className="list-inside list-disc">
            {[...FIELDS, 'notes' as const].map(
              (name) =>
                problems[name] && (
                  <li key={name}>
                    <a
                      href={`#checkout-${name}`}
                      className="inline-flex items-center underline touch:min-h-11"
                      onClick={(event) => {
                        event.preventDefault()
                        document.getElementById(`checkout-${name}`)?.focus()
                      }}
                    >
                      {problems[name]}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </>
      )
    case 'changed':
      return (
        <>
          <h2 className="font-medium">{texts.confirmTitle}</h2>
          {notice.detail && <p>{notice.detail}</p>}
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
    case 'unanswered':
      return (
        <>
          <p>{notice.offline ? texts.offline : texts.noAnswer}</p>
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
