import { useTexts } from '../../../texts/texts'
import { Icon } from '../../../ui/icon'
import { ChoiceList } from './choice-list'
import type { Narrowing } from './narrowing.server'
import { PriceForm } from './price-form'

/**
 * Shows filters that add to the picked ones. On a desktop those of the lists on the left are out of
 * sight, on phones with scripts the sheet replaces all.
 */
export function NarrowFilters({ choices, bounds }: Pick<Narrowing, 'choices' | 'bounds'>) {
  const texts = useTexts('shop')
  return (
    <section aria-label={texts.narrowBy}>
      <h2>{texts.narrowBy}</h2>
      <div className="narrow">
        {choices.map(({ kind, title, choices, kept, listed }) => (
          <details
            key={kind}
            name="narrow"
            className={listed}
            open={(kept && !!bounds.problem) || undefined}
          >
            <summary>
              {title}
              <Icon name="chevron-down" size={16} />
            </summary>
            <div className="py-4">
              <ChoiceList choices={choices} />
              {kept && <PriceForm bounds={bounds} kept={kept} />}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
