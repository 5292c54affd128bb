import { useState } from 'react'
import { SHOWN, TABLE_SORTS } from '../../../catalogue/care/table/table-query'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Checkbox } from '../../kit/fields/checkbox'
import { ComboBox } from '../../kit/fields/combo-box'
import { NumberField } from '../../kit/fields/number-field'
import { Select } from '../../kit/fields/select'
import { SearchBox } from '../../kit/list/search-box'
import { useWide } from '../../kit/use-wide'
import { TABLE_STATE, type TableState } from './table-state'
import { useChoices } from './use-choices'

interface Props {
  state: TableState
  change(changed: Partial<TableState>): void
}

/** Search, order and filters, which stand behind a button where there is little room. */
export function ProductFilters({ state, change }: Props) {
  const { products, orders } = useDeskTexts()
  const { filters, search, sorts, states } = products
  const { categories, brands } = useChoices()
  const isWide = useWide()
  const [open, setOpen] = useState(false)
  const narrowed = (Object.keys(TABLE_STATE) as (keyof TableState)[]).filter(
    (name) => !['page', 'sort', 'search'].includes(name) && state[name] !== TABLE_STATE[name],
  ).length
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <SearchBox
          label={search}
          value={state.search}
          onSearch={(text) => change({ search: text })}
        />
        <div className="w-44 max-sm:grow">
          <Select
            bare
            label={filters.sort}
            value={state.sort as keyof typeof sorts}
            options={TABLE_SORTS.map((id) => ({ id, text: sorts[id] }))}
            onChange={(sort) => change({ sort })}
          />
        </div>
        {!isWide && (
          <Button aria-expanded={open} onPress={() => setOpen(!open)}>
            {narrowed > 0 ? `${orders.queue.filters} (${narrowed})` : orders.queue.filters}
          </Button>
        )}
      </div>
      <div className={`flex-wrap items-end gap-3 ${isWide || open ? 'flex' : 'hidden'}`}>
        <div className="w-48 max-sm:grow">
          <Select
            bare
            label={filters.category}
            none={filters.category}
            value={state.category}
            options={categories.map(({ slug, name }) => ({ id: slug, text: name }))}
            onChange={(category) => change({ category })}
          />
        </div>
        <div className="w-44 max-sm:grow">
          <ComboBox
            bare
            label={filters.brand}
            options={brands}
            value={state.brand}
            onChange={(brand) => brand !== state.brand && change({ brand })}
          />
        </div>
        <div className="w-44 max-sm:grow">
          <Select
            bare
            label={filters.show}
            value={state.show as (typeof SHOWN)[number]}
            options={SHOWN.map((id) => ({ id, text: id === 'all' ? filters.all : states[id] }))}
            onChange={(show) => change({ show })}
          />
        </div>
        <div className="w-32">
          <NumberField
            label={filters.low}
            minValue={0}
            value={state.low === '' ? Number.NaN : Number(state.low)}
            onChange={(low) => change({ low: Number.isNaN(low) ? '' : String(low) })}
          />
        </div>
        <Checkbox
          isSelected={state.options === 'yes'}
          onChange={(on) => change({ options: on ? 'yes' : '' })}
        >
          {filters.options}
        </Checkbox>
        <Checkbox
          isSelected={state.bare === 'yes'}
          onChange={(on) => change({ bare: on ? 'yes' : '' })}
        >
          {filters.bare}
        </Checkbox>
        {(narrowed > 0 || state.search !== '') && (
          <Button look="quiet" onPress={() => change({ ...TABLE_STATE, sort: state.sort })}>
            {filters.clear}
          </Button>
        )}
      </div>
    </div>
  )
}
