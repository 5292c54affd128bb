import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { fill, plural } from '../../texts/fill'
import { deskFetch, useChange, useRead, withQuery } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Button, NewTabLink } from '../kit/button'
import { Card } from '../kit/card'
import { FormError } from '../kit/draft/form-error'
import { ComboBox } from '../kit/fields/combo-box'
import { Select } from '../kit/fields/select'
import { Empty } from '../kit/list/empty'
import { Failed } from '../kit/notice'
import { Page } from '../kit/page'
import { Sortable } from '../kit/sortable'
import { ProductPicker, useLinks } from '../settings/links/product-picker'
import {
  DECIDED_PLACES,
  type DecidedPlace,
  type DecidedPlaces,
  type OneSearch,
  placedAt,
} from './places'
import { SynonymLink } from './synonym-link'

/** Shows what one search finds, and what the merchant decides about it. */
export default function OneSearchScreen() {
  const { search: texts, screens } = useDeskTexts()
  const [parameters] = useSearchParams()
  const text = parameters.get('text') ?? ''
  const { data, error, refetch } = useRead<OneSearch>('/search/one', { text })
  const mayChange = useMay()('products.change')
  const back = { to: '/search', text: screens.search }
  return (
    <Page
      title={data ? fill(texts.one.title, { text: data.text }) : screens.searchRule}
      about={data && plural('en', texts.one.total, data.total)}
      back={back}
      actions={
        data && (
          <>
            {mayChange && <SynonymLink text={data.text} />}
            <NewTabLink href={`/shop${withQuery('', { q: data.text })}`}>
              {texts.one.see}
            </NewTabLink>
          </>
        )
      }
    >
      {error && <Failed error={error} again={() => void refetch()} />}
      {data && <Decisions key={data.text} search={data} isDisabled={!mayChange} />}
    </Page>
  )
}

function Decisions({ search, isDisabled }: { search: OneSearch; isDisabled: boolean }) {
  const { search: texts, kit } = useDeskTexts()
  const { pinned, boosted, buried } = search
  const [places, setPlaces] = useState<DecidedPlaces>({ pinned, boosted, buried })
  const [target, setTarget] = useState(search.target)
  const pages = useLinks('')?.pages ?? []
  const save = useChange(
    () => deskFetch('PUT', '/search/one', { text: search.text, target, ...places }),
    ['/search'],
    { onSuccess: () => toast.success(texts.one.saved) },
  )
  return (
    <>
      <PlacesCard search={search} places={places} change={setPlaces} isDisabled={isDisabled} />
      <Card title={texts.one.target}>
        <p className="mb-3 max-w-[75ch] text-muted">{texts.one.targetHint}</p>
        <div className="max-w-xl">
          <ComboBox
            label={texts.one.targetLabel}
            options={pages.map(({ path }) => path)}
            value={target}
            onChange={setTarget}
            error={save.error?.errors.target}
            isDisabled={isDisabled}
          />
        </div>
      </Card>
      {!isDisabled && (
        <div className="flex flex-col items-start gap-3">
          <FormError error={save.error} />
          <Button look="main" busy={save.isPending} onPress={() => save.mutate(undefined)}>
            {kit.save}
          </Button>
        </div>
      )}
    </>
  )
}

interface PlacesCardProps {
  search: OneSearch
  places: DecidedPlaces
  change(places: DecidedPlaces): void
  isDisabled: boolean
}

/** Lists the products of a search, each with its place. */
function PlacesCard({ search, places, change, isDisabled }: PlacesCardProps) {
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

function ProductRow({ id, search, places, change, isDisabled }: PlacesCardProps & { id: number }) {
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
