import type { Texts } from '../texts/texts'
import { Icon } from '../ui/icon'

const PROMISES = [
  { name: 'deliveryPromise', icon: 'truck' },
  { name: 'returnsPromise', icon: 'rotate-ccw' },
  { name: 'supportPromise', icon: 'headset' },
] as const

interface Props {
  texts: Pick<
    Texts['home'],
    'services' | 'freeDelivery' | 'freeDeliveryText' | (typeof PROMISES)[number]['name']
  >
}

/** Shows the three promises of home and About (spec section 2); the small print differs. */
export function ServiceStrip({ texts }: Props) {
  return (
    <section aria-label={texts.services}>
      <ul className="grid gap-8 md:grid-cols-3">
        {PROMISES.map(({ name, icon }) => (
          <li key={name} className="promise">
            <span>
              <Icon name={icon} />
            </span>
            <h2>{texts.freeDelivery}</h2>
            <p className="text-sm">{texts.freeDeliveryText}</p>
            <p className="text-xs text-muted">{texts[name]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
