import { useState } from 'react'
import { orderTotals } from '../../../cart/totals'
import { formatPercent, formatPrice, minorUnits } from '../../../texts/figures'
import { fill } from '../../../texts/fill'
import { readPattern } from '../../../texts/read-pattern'
import { useDeskTexts } from '../../client/desk-texts'
import { Card, Facts } from '../../kit/card'
import { CountryField } from '../form/countries-field'
import type { Draft } from '../form/use-draft'
import { typedShipping, typedTaxes } from './typed-rules'

const GRAMS = 1000

export function MoneyPreview({ draft }: { draft: Draft }) {
  const { money: texts } = useDeskTexts().settings
  const [chosen, setChosen] = useState<string>()
  const country = chosen ?? String(draft.valueOf('shop.country'))
  const pattern = readPattern('en', String(draft.valueOf('money.currency')))
  const price = (amount: number) => formatPrice('en', amount, pattern)
  const rules = typedTaxes(draft.valueOf, country)
  const lines = rules.rates.map(({ class: taxClass }, at) => ({
    quantity: at === 0 ? 2 : 1,
    unitPrice: Math.round(minorUnits(pattern) * (at === 0 ? 24.9 : 15)),
    taxClass,
  }))
  const goods = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  const sent = typedShipping(draft.valueOf, { country, postCode: '', goods, grams: GRAMS })
  const shippingCents = 'refused' in sent ? undefined : sent.cents
  const totals = orderTotals(lines, undefined, {
    ...rules,
    shippingCents: shippingCents ?? 0,
    feeCents: 0,
  })
  const taxes = totals.taxes.map(({ percent, tax }) => [
    fill(totals.includesTax ? texts.includes : texts.tax, {
      percent: formatPercent('en', percent),
    }),
    price(tax),
  ])
  const shipping =
    shippingCents === undefined
      ? texts.notSent
      : shippingCents === 0
        ? texts.free
        : price(shippingCents)
  const sums = [
    [texts.subtotal, price(totals.subtotal)],
    ...(totals.includesTax ? [] : taxes),
    [texts.shipping, shipping],
    [texts.total, price(totals.total)],
    ...(totals.includesTax ? taxes : []),
  ]
  return (
    <Card title={texts.title}>
      <p className="mb-3 text-muted">{texts.about}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="max-w-sm">
          <CountryField label={texts.to} value={country} onChange={setChosen} />
        </div>
        <div aria-live="polite">
          <Facts
            facts={[
              ...lines.map(
                ({ quantity, unitPrice, taxClass }) =>
                  [
                    fill(texts.line, {
                      count: quantity,
                      price: price(unitPrice),
                      class: taxClass,
                    }),
                    price(quantity * unitPrice),
                  ] as const,
              ),
              ...sums.map(([name = '', sum = '']) => [name, sum] as const),
            ]}
          />
        </div>
      </div>
    </Card>
  )
}
