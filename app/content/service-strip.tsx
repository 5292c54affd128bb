import { FREE_DELIVERY_CENTS } from '../business'
import { formatRoundPrice } from '../texts/figures'
import { fill } from '../texts/fill'
import { useLanguage } from '../texts/texts'
import { Icon } from '../ui/icon'

interface Props {
  texts: { services: string; freeDelivery: string; freeDeliveryText: string }
}

/** Spec section 2, Home 9 and About. */
export function ServiceStrip({ texts }: Props) {
  const amount = formatRoundPrice(useLanguage(), FREE_DELIVERY_CENTS)
  return (
    <section aria-label={texts.services}>
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        {[1, 2, 3].map((place) => (
          <li key={place} className="grid justify-items-center gap-2 text-center">
            <span className="mb-4 flex size-20 items-center justify-center rounded-full border-10 border-black/30 bg-black bg-clip-padding text-white">
              <Icon name="truck" size={40} />
            </span>
            <h2 className="font-heading text-xl font-semibold">{texts.freeDelivery}</h2>
            <p className="text-sm">{fill(texts.freeDeliveryText, { amount })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
