import { Link } from 'react-router'
import { formatPrice, type Pattern } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import { type OrderDays, StepDay } from '../order-timeline'
import type { ShownRefundStep } from './shown-refunds.server'
import type { ShownReturns } from './shown-returns.server'

/** What was answered may be long: such a step is as wide as its words. */
const WIDE = { flexBasis: 'auto' }

/** Shows in the order's timeline how far a return is. */
export function ReturnSteps({
  returns,
  pattern,
  days,
}: Pick<ShownReturns, 'returns'> & { pattern?: Pattern; days: OrderDays }) {
  const { steps } = useTexts('orderReturns')
  const language = useLanguage()
  return returns.flatMap(({ sequence, kind, history, refund, answer }) => {
    const texts: Partial<Record<string, string>> = steps[kind]
    const values = { return: `R${sequence}`, amount: formatPrice(language, refund ?? 0, pattern) }
    return history.map(({ state, at }) => (
      <li key={`${sequence} ${state}`} data-reached className="step" style={WIDE}>
        {fill(texts[state] ?? '', values)}
        <StepDay at={at} days={days} />
        {state === 'refused' && answer && (
          <span className="block wrap-anywhere whitespace-pre-line">{answer}</span>
        )}
      </li>
    ))
  })
}

/** Shows in the order's timeline money that was refunded without a return. */
export function RefundSteps({ refunds, days }: { refunds: ShownRefundStep[]; days: OrderDays }) {
  return refunds.map(({ at, text, lines }) => (
    <li key={at} data-reached className="step" style={WIDE}>
      {text}
      <StepDay at={at} days={days} />
      <span className="block wrap-anywhere whitespace-pre-line">{lines.join('\n')}</span>
    </li>
  ))
}

interface LinksProps {
  token: string
  ways: ShownReturns['ways']
  /** True where returning is the shopper's next step. */
  leads: boolean
}

/** Links to returning and withdrawing, among what can be done with an order. */
export function ReturnLinks({ token, ways, leads }: LinksProps) {
  const t = useTexts('orderReturns')
  return (
    <>
      {ways.ask && (
        <Link to={`/orders/${token}/return`} className={`button ${leads ? '' : 'button-outline'}`}>
          {t.ask}
        </Link>
      )}
      {ways.withdraw && (
        <Link to={`/orders/${token}/withdraw`} className="button button-outline">
          {t.withdraw}
        </Link>
      )}
    </>
  )
}
