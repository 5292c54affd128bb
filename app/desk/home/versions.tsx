import { toast } from 'sonner'
import type { HomeSection } from '../../settings/groups/home'
import type { SettingChange } from '../../settings/stored-settings.server'
import { fill, plural } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useRead } from '../client/use-data'
import { Button } from '../kit/button'
import { Card } from '../kit/card'
import { useDates } from '../kit/use-formats'
import { HOME_KEY } from './kept-draft'

interface Props {
  /** Puts a version into the editor; absent for those who may not change it. */
  restore?(sections: readonly HomeSection[]): void
}

/** Lists the stored versions of the home page, the latest first. */
export function Versions({ restore }: Props) {
  const { versions: texts } = useDeskTexts().home
  const dates = useDates()
  const { data } = useRead<{ changes: SettingChange[] }>('/settings/history', { key: HOME_KEY })
  if (!data) return null
  return (
    <Card title={texts.title}>
      {data.changes.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto">
        {data.changes.map(({ version, after, by, at }) => {
          const sections = (after ?? []) as HomeSection[]
          const said =
            sections.length === 0
              ? fill(texts.begun, { by })
              : plural('en', texts.line, sections.length, { by })
          return (
            <li key={version} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                {said}
                <span className="block text-muted text-sm">{dates.moment(at)}</span>
              </span>
              {restore && (
                <Button
                  aria-label={`${texts.restore}: ${dates.moment(at)}`}
                  onPress={() => {
                    restore(sections)
                    toast(texts.restored)
                  }}
                >
                  {texts.restore}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
