import { GAVE_UP } from './messages'
import type { Fate } from './restart-policy'
import { howItEnded, recordDeath } from './server-deaths'
import type { End } from './server-process'

/** The places where ends of servers are reported. */
export interface Reported {
  /** The address, such as '127.0.0.1:3000'. */
  address: string
  dataDir: string
  log(line: string): void
  /** Called when no server is left; `code` is the exit code, and `line` says why it is not 0. */
  over(code: number, line?: string): void
}

/** Records the end of a server that nobody asked for, and says what follows. */
export function report(end: End, fate: Fate, { address, dataDir, log, over }: Reported) {
  const { reason, servedMs, lines } = end
  const last = fate === 'give up'
  const death = { at: Date.now(), address, reason, servedMs, lines, ...(last && { last }) }
  try {
    recordDeath(dataDir, death)
  } catch {} // The disk is full; the log has the line.
  const said = `the server ended ${howItEnded(end)}`
  if (last)
    over(GAVE_UP, `${said}, as those before it: it is not started again. ${lines.join(' ')}`)
  else log(`${said}; another ${fate === 0 ? 'takes over' : `is tried in ${fate / 1000} s`}`)
}
