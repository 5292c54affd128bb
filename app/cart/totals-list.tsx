import { withColon } from '../texts/colon'
import { formatPercent } from '../texts/figures'
import { fill } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'
import { untaxed } from './rules/taxes'
import { type Amounts, useAmounts } from './shipping/use-amounts'

/** What a change of quantity, coupon or shipping came to. */
const SAID = { 'aria-live': 'polite', 'aria-atomic': true } as const

export function TotalsList(of: Amounts) {
  const { totals, priced } = of
  const texts = useTexts('cart')
  const language = useLanguage()
  const { price, shipping, total } = useAmounts(of)
  const { discount, fee, taxes, includesTax } = totals
  const named = includesTax || taxes.length > 1
  const vat =
    priced?.taxLater || untaxed(taxes)
      ? []
      : named
        ? taxes.map(({ percent, tax }) => [
            `${texts.vat} ${formatPercent(language, percent)}`,
            price(tax),
          ])
        : [[texts.vat, price(totals.vat)]]
  const rows = [
    [texts.subtotal, price(totals.subtotal)],
    ...(discount > 0 ? [[texts.discount, price(-discount)]] : []),
    ...(includesTax ? [] : vat),
    [texts.shipping, shipping],
    ...(fee > 0 ? [[texts.fee, price(fee)]] : []),
    [texts.total, total],
  ]
  return (
    <>
      <dl className="totals">
        {rows.map(([name = '', value]) => (
          <div key={name} {...(name === texts.total && SAID)}>
            <dt>{withColon(language, name)}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {includesTax &&
        vat.map(([tax = '', value]) => (
          <p key={tax} className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
            <span>{withColon(language, fill(texts.includes, { tax }))}</span>
            <span className="tabular-nums">{value}</span>
          </p>
        ))}
    </>
  )
}
