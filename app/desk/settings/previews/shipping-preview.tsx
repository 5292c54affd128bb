import { useState } from 'react'
import { countryName } from '../../../orders/order/countries'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Card, Facts } from '../../kit/card'
import { boundTo, numberOrNought } from '../../kit/fields/bound-to'
import { MoneyField } from '../../kit/fields/money-field'
import { NumberField } from '../../kit/fields/number-field'
import { TextField } from '../../kit/fields/text-field'
import { useMoney } from '../../kit/use-formats'
import { CountryField } from '../form/countries-field'
import type { Draft } from '../form/use-draft'
import { type TriedShipping, typedShipping } from './typed-rules'

export function ShippingPreview({ draft }: { draft: Draft }) {
  const { shipping: texts } = useDeskTexts().settings
  const { units } = useMoney()
  const [place, setPlace] = useState({
    country: String(draft.valueOf('shop.country')),
    postCode: '',
    goods: 50 * units,
    grams: 1000,
  })
  const put = (part: Partial<typeof place>) => setPlace({ ...place, ...part })
  const field = boundTo(place, put)
  return (
    <Card title={texts.title}>
      <p className="mb-3 text-muted">{texts.about}</p>
      <div className="mb-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <CountryField label={texts.country} {...field('country')} />
        <TextField label={texts.postCode} {...field('postCode')} />
        <MoneyField
          label={texts.goods}
          value={place.goods}
          onChange={(goods = 0) => put({ goods })}
        />
        <NumberField label={texts.grams} minValue={0} {...numberOrNought(field('grams'))} />
      </div>
      <div aria-live="polite">
        <Answer of={typedShipping(draft.valueOf, place)} />
      </div>
    </Card>
  )
}

function Answer({ of }: { of: TriedShipping }) {
  const { shipping: texts } = useDeskTexts().settings
  const { format } = useMoney()
  if ('refused' in of) {
    const text = of.refused === 'country' ? texts.noCountry : texts.noPostCode
    return <p>{fill(text, { country: countryName(of.country, 'en') })}</p>
  }
  const { zone, from, cents, freeFrom } = of
  if (cents === undefined)
    return (
      <Facts
        facts={[
          [texts.zone, zone.name],
          [texts.costs, texts.tooHeavy],
        ]}
      />
    )
  const amount = cents === 0 ? texts.free : format(cents)
  const rate =
    cents > 0 && freeFrom !== undefined
      ? fill(texts.freeFrom, { amount, from: format(freeFrom) })
      : amount
  return (
    <Facts
      facts={[
        [texts.zone, zone.name],
        [texts.costs, from ? fill(texts.from, { amount: rate }) : rate],
      ]}
    />
  )
}
