import { useState } from 'react'
import { Icon } from '../../../ui/icon'
import { ChoiceList } from './choice-list'
import type { Choices } from './filter-choices.server'
import type { ShownPriceBounds } from './picked-filters.server'
import { PriceForm } from './price-form'

interface Props {
  group: Choices
  bounds: ShownPriceBounds
  /** The href of the list that is loading. */
  pending?: string
  /** True where the filter begins folded even if a value is picked. */
  folded?: boolean
}

/** Shows a filter below its heading, which folds it; one that is folded says how many it has picked. */
export function FilterGroup({ group, bounds, pending, folded }: Props) {
  const { title, choices, kept, listed, most } = group
  const picks = listed ? 0 : choices.filter(({ on }) => on).length
  // It begins so and then stays as the visitor leaves it: a pick folds nothing.
  const [isOpen] = useState(listed || (picks > 0 && !folded))
  return (
    <details className="fold filter-group" open={isOpen}>
      <summary>
        <h2>
          {title} {picks > 0 && `(${picks})`}
        </h2>
        <Icon name="chevron-down" size={16} />
      </summary>
      <ChoiceList choices={choices} pending={pending} most={most} />
      {kept && <PriceForm bounds={bounds} kept={kept} />}
    </details>
  )
}
