import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Language } from '../../business'
import type { ReturnedLine } from '../../orders/returns/find-returns.server'
import type { Closed } from '../../orders/returns/return-window'
import { fill } from '../../texts/fill'
import { catalogueLanguage } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { Breadcrumb } from '../../ui/breadcrumb'
import type { ReturnedOrderData } from './returned-order.server'

interface Props {
  title: string
  order: Pick<ReturnedOrderData, 'number' | 'token'>
  /** What happens next, in its order. */
  next?: readonly string[]
  children: ReactNode
}

export function ReturnedFrame({ title, order, next, children }: Props) {
  const t = useTexts('returns')
  const to = `/orders/${order.token}`
  return (
    <>
      <Breadcrumb items={[{ label: fill(t.order, order), to }, { label: title }]} />
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,42rem)_minmax(14rem,1fr)]">
        <div className="min-w-0 space-y-8">
          <h1 className="font-heading text-3xl font-semibold md:text-4xl wrap-anywhere">{title}</h1>
          {children}
          <p>
            <Link to={to} className="items-center underline touch:inline-flex touch:min-h-11">
              {t.back}
            </Link>
          </p>
        </div>
        {next && (
          <section aria-labelledby="next" className="rounded p-6 framed">
            <h2 id="next" className="text-xl font-medium">
              {t.next}
            </h2>
            <ol className="mt-4 space-y-2 ps-4" style={{ listStyle: 'decimal' }}>
              {next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </>
  )
}

/** Says why there is no form. */
export function ClosedReturn({ why, days }: { why: Closed; days: number }) {
  const t = useTexts('returns')
  return (
    <>
      <p role="status">{fill(t.closed[why], { days })}</p>
      {why === 'over' && (
        <p>
          <Link to="/contacts" className="items-center underline touch:inline-flex touch:min-h-11">
            {t.contact}
          </Link>
        </p>
      )}
    </>
  )
}

/** The result, where screen readers and keyboards continue. */
export function ReturnOutcome({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} tabIndex={-1} role="status" className="wrap-anywhere">
      {children}
    </p>
  )
}

/** Lists what goes back. */
export function ReturnedPieces({ lines }: { lines: (ReturnedLine & { lang?: Language })[] }) {
  const language = useLanguage()
  return (
    <ul className="space-y-2 rounded bg-tile p-4">
      {lines.map((line) => (
        <li key={line.position} className="wrap-anywhere">
          {line.quantity} × <span lang={catalogueLanguage(language, line)}>{line.title}</span>
        </li>
      ))}
    </ul>
  )
}
