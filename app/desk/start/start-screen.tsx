import { useDeskTexts } from '../client/desk-texts'
import { useRead } from '../client/use-data'
import { useSession } from '../client/use-session'
import { Failed } from '../kit/failed'
import { Page } from '../kit/page'
import { LatestCard } from './latest-card'
import { OpeningCard } from './opening-card'
import { SearchesCard } from './searches-card'
import type { Start } from './to-do'
import { ToDoCard } from './to-do-card'
import { TodayCard } from './today-card'

const EVERY_MS = 60_000

export default function StartScreen() {
  const { shop } = useSession()
  const { data, error, refetch } = useRead<Start>('/start', {}, { every: EVERY_MS })
  return (
    <Page title={useDeskTexts().screens.start} about={shop.name}>
      {error && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <>
          {data.opening.length > 0 && <OpeningCard steps={data.opening} />}
          <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            <ToDoCard todo={data.todo} />
            <TodayCard today={data.today} />
          </div>
          {data.searches.length > 0 && <SearchesCard searches={data.searches} />}
          <LatestCard latest={data.latest} />
        </>
      )}
    </Page>
  )
}
