import { toast } from 'sonner'
import type { PageValues } from '../../content/pages/own-page-values'
import type { SavedVersion, StoredPage } from '../../content/pages/stored-pages.server'
import { fill } from '../../texts/fill'
import { useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { Button } from '../kit/button'
import { Card } from '../kit/card'
import { useDates } from '../kit/use-formats'

interface Props {
  page: StoredPage
  /** Puts a version into the fields; undefined for who may not change pages. */
  restore?(values: PageValues): void
}

/** Lists the saved versions of a page, and puts an earlier one back into the fields. */
export function PageVersions({ page, restore }: Props) {
  const { history: texts } = useDeskTexts().pages
  const dates = useDates()
  const { data } = useRead<{ versions: SavedVersion[] }>(`/pages/${page.id}/history`)
  if (!data) return null
  return (
    <Card title={texts.title}>
      <ul className="grid gap-2">
        {data.versions.map(({ version, by, at, values }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 break-words">
              {fill(texts.version, { version, by, when: dates.moment(at) })}
            </span>
            {restore && version !== page.version && (
              <Button
                icon="undo"
                aria-label={fill(texts.restoreOf, { version })}
                onPress={() => {
                  restore(values)
                  toast(fill(texts.restored, { version }))
                }}
              >
                {texts.restore}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
