import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { Card } from '../kit/card'
import { Select } from '../kit/fields/select'
import { Empty } from '../kit/list/empty'
import { Sortable } from '../kit/sortable'
import { ProductPicker } from '../settings/links/product-picker'
import { useLinks } from '../settings/links/use-links'
import {
  DECIDED_PLACES,
  type DecidedPlace,
  type DecidedPlaces,
  type OneSearch,
  placedAt,
} from './places'

interface Props {
  search: OneSearch
  places: DecidedPlaces
  change(places: DecidedPlaces): void
  isDisabled: boolean
}

/** Lists the products of a search, each with its place. */
export function PlacesCard({ search, places, change, isDisabled }: Props) {
  const texts = useDeskTexts().search.one
  const decided = new Set(DECIDED_PLACES.flatMap((place) => places[place]))
  const others = [
    ...places.boosted,
    ...search.found.filter((id) => !decided.has(id)),
    ...places.buried,
  ]
  const row = (id: number) => (
    <ProductRow key={id} id={id} {...{ search, places, change, isDisabled }} />
  )
  return (
    <Card title={texts.products}>
      <p className="mb-3 max-w-[75ch] text-muted">{texts.productsHint}</p>
      <div className="flex flex-col gap-4">
        {places.pinned.length > 0 && (
          <Sortable
            label={texts.pinned}
            items={places.pinned}
            keyOf={String}
            onMove={(pinned) => change({ ...places, pinned })}
            words={texts}
            nameOf={(id) => titleOf(search, id)}
            isDisabled={isDisabled}
          >
            {row}
          </Sortable>
        )}
        {others.length > 0 && (
          <ul className="flex flex-col gap-2">
            {others.map((id) => (
              <li key={id} className="rounded-md border border-line p-2">
                {row(id)}
              </li>
            ))}
          </ul>
        )}
        {decided.size + others.length === 0 && <Empty text={texts.nothing} />}
        {!isDisabled && (
          <div className="max-w-xl">
            <ProductPicker
              label={texts.pin}
              onChange={(id) => change(placedAt(places, id, 'pinned'))}
            />
          </div>
        )}
      </div>
    </Card>
  )
}

const titleOf = ({ titles }: OneSearch, id: number) => titles[id] ?? `${id}`

function ProductRow({ id, search, places, change, isDisabled }: Props & { id: number }) {
  const texts = useDeskTexts().search.one
  // A product that was picked just now is not among those of the search.
  const known = useLinks(search.titles[id] === undefined ? String(id) : '')
  const title = search.titles[id] ?? known?.products.find((one) => one.id === id)?.title
  const shown = title ?? fill(texts.gone, { id })
  const place = DECIDED_PLACES.find((one) => places[one].includes(id)) ?? 'found'
  const options = Object.entries(texts.places).map(([key, text]) => ({
    ...{ id: key as DecidedPlace | 'found', text },
  }))
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 break-words">{shown}</span>
      <div className="w-40">
        <Select
          bare
          label={fill(texts.placeOf, { title: shown })}
          value={place}
          options={options}
          isDisabled={isDisabled}
          onChange={(at) => change(placedAt(places, id, at))}
        />
      </div>
    </div>
  )
}
