import type { LastRestore } from '../../../database/backups/last-restore.server'
import { DAY_MS } from '../../../durations'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Notice } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'

/** Says for a day how the last restore ended, and where the shop before it is kept. */
export function RestoreEnd({ restored }: { restored: LastRestore }) {
  const { restore: words } = useDeskTexts().health.backups
  const dates = useDates()
  const { name, by, at, state, said } = restored
  if (at < Date.now() - DAY_MS) return null
  const titles = {
    running: words.going,
    done: words.done,
    failed: words.failed,
    broken_off: words.brokenOff,
  }
  const tones = { running: 'info', done: 'ok', failed: 'bad', broken_off: 'warn' } as const
  const lines = state === 'broken_off' ? [words.brokenOffText] : said
  return (
    <Notice
      tone={tones[state]}
      title={fill(titles[state], { name })}
      text={
        <>
          <p>{fill(words.by, { name: by.name, when: dates.moment(at) })}</p>
          {lines.map((line) => (
            <p key={line} className="mt-1 break-words">
              {line}
            </p>
          ))}
        </>
      }
    />
  )
}
