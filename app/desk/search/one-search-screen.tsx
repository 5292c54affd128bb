import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from 'sonner'
import { fill, plural } from '../../texts/fill'
import { deskFetch, withQuery } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useChange, useRead } from '../client/use-data'
import { useMay } from '../client/use-session'
import { Button, NewTabLink } from '../kit/button'
import { Card } from '../kit/card'
import { FormError } from '../kit/draft/form-error'
import { Failed } from '../kit/failed'
import { ComboBox } from '../kit/fields/combo-box'
import { Page } from '../kit/page'
import { useLinks } from '../settings/links/use-links'
import type { DecidedPlaces, OneSearch } from './places'
import { PlacesCard } from './places-card'
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

interface Props {
  search: OneSearch
  isDisabled: boolean
}

function Decisions({ search, isDisabled }: Props) {
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
