import { useState } from 'react'
import type { Finding } from '../../settings/finding'
import { fill, plural } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useRead } from '../client/use-data'
import { Badge, type Tone } from '../kit/badge'
import { Button, LinkButton } from '../kit/button'
import { Card } from '../kit/card'
import { Failed } from '../kit/failed'
import { Page } from '../kit/page'
import { useDates } from '../kit/use-formats'
import { sectionOf } from '../settings/form/fields'
import { type FindingGroup, findingGroups } from './finding-groups'
import { GivenUp } from './given-up'

interface Examined {
  at: number
  findings: Finding[]
}

const TONES: Record<Finding['state'], Tone> = { todo: 'bad', note: 'warn', ok: 'ok' }
const PLACES: Partial<Record<Finding['area'], string>> = {
  pages: '/settings/pages',
  database: '/backups',
  catalogue: '/categories',
}
/** Commands that a desk screen replaces; other commands are described in words. */
const AT_THE_DESK = /npm run shop -- (settings|setup|backup)\b/

export default function HealthScreen() {
  const { health, screens, kit, start } = useDeskTexts()
  const dates = useDates()
  const [anew, setAnew] = useState(0)
  const query = anew > 0 ? { anew: true, time: anew } : {}
  const { data, error, isFetching, refetch } = useRead<Examined>('/health', query)
  const titleOf = (id: FindingGroup['id'], count: number) => {
    if (id === 'others') return count === 0 ? health.allFine : plural('en', health.todo, count)
    return `${count} ${plural('en', { ...start.tasks.setup }, count)}`
  }
  return (
    <Page
      title={screens.health}
      about={data ? fill(health.checked, { when: dates.moment(data.at) }) : kit.loading}
      actions={
        <Button icon="undo" busy={isFetching} onPress={() => setAnew(Date.now())}>
          {health.again}
        </Button>
      }
    >
      {error && <Failed error={error} again={() => void refetch()} />}
      {data &&
        findingGroups(data.findings).map(({ id, count, findings }) => (
          <Card key={id} title={titleOf(id, count)}>
            <ul className="divide-y divide-line">
              {findings.map((finding) => (
                <FindingRow key={finding.area + finding.said} finding={finding} />
              ))}
            </ul>
          </Card>
        ))}
      <GivenUp />
    </Page>
  )
}

const placeOf = ({ area, state, setting, screen }: Finding) => {
  if (state === 'ok') return
  if (screen) return screen
  const section = setting && sectionOf(setting)
  return section ? `/settings/${section}` : PLACES[area]
}

function FindingRow({ finding }: { finding: Finding }) {
  const { area, state, said, todo } = finding
  const { areas, states, open } = useDeskTexts().health
  const place = placeOf(finding)
  const isDoneHere = finding.screen ?? (place && todo && AT_THE_DESK.test(todo))
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-1 py-3">
      <span className="w-20">
        <Badge tone={TONES[state]}>{states[state]}</Badge>
      </span>
      <div className="min-w-0 grow basis-60">
        <p>
          <span className="font-medium">{areas[area]}:</span> {said}
        </p>
        {todo && !isDoneHere && <p className="mt-1 break-words text-muted">{todo}</p>}
      </div>
      {place && <LinkButton to={place}>{open}</LinkButton>}
    </li>
  )
}
