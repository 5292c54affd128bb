import { resolve } from 'node:path'
import type { Config } from '../../app/config.server'
import { DAY_MS } from '../../app/durations'
import { type Finding, fine, must, note } from '../../app/settings/finding'
import { howItEnded, readDeaths } from '../../app/supervisor/server-deaths'

const REMEMBERED_DAYS = 7
/** Ends in a day; one may be an administrator's doing. */
const MANY = 3

/** Finds ends of the server that nobody asked for, as its supervisors recorded them. */
export function checkServer({ DATA_DIR }: Config, now = Date.now()): Finding[] {
  const since = (days: number) =>
    readDeaths(resolve(DATA_DIR)).filter(({ at }) => at > now - days * DAY_MS)
  const [week, day] = [since(REMEMBERED_DAYS), since(1)]
  const last = week.at(-1)
  if (!last) return [fine('server', `it did not end by itself in the last ${REMEMBERED_DAYS} days`)]
  const moment = `${new Date(last.at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const how = [`${moment} ${howItEnded(last)}`, ...last.lines].join(' | ')
  const times = (count: number, within: string) =>
    `it ended ${count === 1 ? 'once' : `${count} times`} by itself in the last ${within}`
  const where = 'Look at the log of that time; all ends stand in server-deaths.ndjson in DATA_DIR.'
  if (day.some((one) => one.last))
    return [must('server', `npm start gave up a server that ended again and again: ${how}`, where)]
  if (day.length >= MANY)
    return [must('server', `${times(day.length, '24 hours')}, last ${how}`, where)]
  return [note('server', `${times(week.length, `${REMEMBERED_DAYS} days`)}, last ${how}`, where)]
}
