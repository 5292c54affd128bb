import { Select } from '../fields/select'
import { SearchBox } from './search-box'
import type { List } from './use-list'

export interface ListFilter {
  /** The filter's name in the address. */
  name: string
  label: string
  /** The texts of the choices, by what the address says when one is chosen. */
  options: Readonly<Record<string, string>>
  /** The text of the choice that filters nothing, where there is one. */
  any?: string
}

export interface FiltersOfList {
  /** Label of the box that searches the list; without it nothing is searched. */
  search?: string
  filters?: readonly ListFilter[]
}

/** Picks the options with these ids, in this order, from texts that hold others too. */
export const optionsOf = <Id extends string>(
  texts: Readonly<Record<Id, string>>,
  ids: readonly Id[],
): Record<string, string> => Object.fromEntries(ids.map((id) => [id, texts[id]]))

/** Shows what narrows a list, side by side; on a phone one below the other. */
export const ListFilters = ({
  list: { state, change },
  search,
  filters = [],
}: FiltersOfList & { list: List }) => (
  <div className="flex flex-wrap items-start gap-3 *:max-sm:w-full">
    {search !== undefined && (
      <SearchBox
        label={search}
        value={state.search ?? ''}
        onSearch={(text) => change({ search: text })}
      />
    )}
    {filters.map(({ name, label, options, any }) => (
      <Select
        key={name}
        bare
        label={label}
        none={any}
        value={state[name]}
        onChange={(id: string) => change({ [name]: id })}
        options={Object.entries(options).map(([id, text]) => ({ id, text }))}
      />
    ))}
  </div>
)
