import { plural } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useRead } from '../client/use-data'
import { Card } from '../kit/card'
import { Failed } from '../kit/failed'
import { Select } from '../kit/fields/select'
import { Empty } from '../kit/list/empty'
import { ListFilters } from '../kit/list/list-filters'
import { type PageOf, Pager } from '../kit/list/pager'
import { useAddressState } from '../kit/list/use-address-state'
import { Page } from '../kit/page'
import type { Review } from './review'
import { ReviewItem } from './review-item'

const MOST_STARS = 5

/** What buyers wrote; first what waits to be looked at. */
export default function ReviewsScreen() {
  const { reviews: texts, screens } = useDeskTexts()
  const [state, change] = useAddressState({ state: 'held', stars: '0', page: '1' })
  const { data, error, refetch } = useRead<{ rows: Review[]; page: PageOf }>('/reviews', state)
  return (
    <Page title={screens.reviews}>
      <ListFilters>
        <Select
          bare
          label={texts.stateFilter}
          value={state.state}
          onChange={(value) => change({ state: value })}
          options={[
            ...Object.entries(texts.states).map(([id, text]) => ({ id, text })),
            { id: 'all', text: texts.all },
          ]}
        />
        <Select
          bare
          label={texts.starsFilter}
          value={state.stars}
          onChange={(stars) => change({ stars })}
          options={Array.from({ length: MOST_STARS + 1 }, (_, stars) => ({
            id: String(stars),
            text: stars === 0 ? texts.anyStars : plural('en', texts.stars, stars),
          }))}
        />
      </ListFilters>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data?.rows.length === 0 && (
        <Card>
          <Empty text={texts.none} />
        </Card>
      )}
      {data && data.rows.length > 0 && (
        <>
          <ul aria-label={texts.list} className="grid gap-3">
            {data.rows.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} />
              </li>
            ))}
          </ul>
          <Pager of={data.page} onPage={(page) => change({ page: String(page) })} />
        </>
      )}
    </Page>
  )
}
