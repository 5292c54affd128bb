import { plural } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { Card } from '../kit/card'
import { Empty } from '../kit/list/empty'
import { ListFilters } from '../kit/list/list-filters'
import { type PageOf, Pager } from '../kit/list/pager'
import { useList } from '../kit/list/use-list'
import { Failed } from '../kit/notice'
import { Page } from '../kit/page'
import type { ListedReview } from './review'
import { ReviewItem } from './review-item'

const MOST_STARS = 5
const DEFAULTS = { state: 'held', stars: '0', page: '1' }

export default function ReviewsScreen() {
  const { reviews: texts, screens } = useDeskTexts()
  const list = useList<{ rows: ListedReview[]; page: PageOf }, typeof DEFAULTS>(
    '/reviews',
    DEFAULTS,
  )
  const { data, error, refetch } = list.read
  const stars = Object.fromEntries(
    Array.from({ length: MOST_STARS + 1 }, (_, count) => [
      count,
      count === 0 ? texts.anyStars : plural('en', texts.stars, count),
    ]),
  )
  return (
    <Page title={screens.reviews}>
      <ListFilters
        list={list}
        filters={[
          { name: 'state', label: texts.stateFilter, options: { ...texts.states, all: texts.all } },
          { name: 'stars', label: texts.starsFilter, options: stars },
        ]}
      />
      {error && <Failed error={error} again={() => void refetch()} />}
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
          <Pager of={data.page} onPage={(page) => list.change({ page: String(page) })} />
        </>
      )}
    </Page>
  )
}
