import { useTexts } from '../../../texts/texts'
import { Icon } from '../../../ui/icon'
import { ChoiceList } from './choice-list'
import type { Narrowing } from './narrowing.server'
import { PriceForm } from './price-form'

/** Shows filters that add to the picked ones. On phones with scripts, the sheet replaces it. */
export function NarrowFilters({ choices, bounds }: Pick<Narrowing, 'choices' | 'bounds'>) {
  const texts = useTexts('shop')
  if (choices.length === 0) return null
  return (
    <section aria-label={texts.narrowBy}>
      <h2>{texts.narrowBy}</h2>
      <div className="narrow">
        {choices.map(({ kind, title, choices, kept }) => (
          <details key={kind} name="narrow" open={(kept && !!bounds.problem) || undefined}>
            <summary>
              {title}
              <Icon name="chevron-down" size={16} />
            </summary>
            <div className="py-4">
              {choices.length > 0 && <ChoiceList choices={choices} />}
              {kept && <PriceForm bounds={bounds} kept={kept} />}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
