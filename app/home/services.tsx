import { FREE_DELIVERY_DOLLARS } from '../business'
import { fill, formatRoundPrice } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'

/** Three identical blurbs: spec section 2, Home 9. */
export function Services() {
  const texts = useTexts('home')
  const amount = formatRoundPrice(useLanguage(), FREE_DELIVERY_DOLLARS * 100)
  return (
    <section aria-label={texts.services} className="home-section">
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        {[1, 2, 3].map((place) => (
          <li key={place} className="grid justify-items-center gap-2 text-center">
            <span className="service-icon">
              <Icon name="truck" size={40} />
            </span>
            <h3 className="text-xl font-semibold">{texts.freeDelivery}</h3>
            <p className="text-sm">{fill(texts.freeDeliveryText, { amount })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
