import { useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../../../texts/texts'
import { KeptFields } from './kept-fields'
import type { ShownPriceBounds } from './picked-filters.server'
import { PRICE_PLACE } from './price-problem'

interface Props {
  bounds: ShownPriceBounds
  kept: [name: string, value: string][]
}

/** A form for any price bounds; the server says what is wrong. It works without JavaScript. */
export function PriceForm({ bounds, kept }: Props) {
  const texts = useTexts('shop')
  const form = useRef<HTMLFormElement>(null)
  const problem = useId()
  // The next list has other bounds; what is typed before the first is made interactive stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bounds are what it is for
  useEffect(() => () => form.current?.reset(), [bounds])
  return (
    <Form ref={form} id={PRICE_PLACE} action="/shop" className="price-form" preventScrollReset>
      <KeptFields kept={kept} />
      {(['min', 'max'] as const).map((name) => (
        <label key={name}>
          {texts[name]}
          <input
            name={name}
            inputMode="decimal"
            maxLength={20}
            className="field"
            defaultValue={bounds[name]}
            aria-invalid={bounds.wrong?.includes(name) || undefined}
            aria-describedby={bounds.problem && problem}
          />
        </label>
      ))}
      <button type="submit" className="button button-outline">
        {texts.setPrice}
      </button>
      {bounds.problem && <p id={problem}>{bounds.problem}</p>}
    </Form>
  )
}
