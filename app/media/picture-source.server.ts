import { LRUCache } from 'lru-cache'
import { log } from '../http/log.server'
import { bounded, singleFlight } from '../sandbox/bounded.server'
import { drawMaster } from './draw.server'
import { type Masters, MastersAway, NoAnswer } from './masters.server'

const AWAY_MS = 5000
const MOST_AWAY = 10_000
const LOGGED_EACH_MS = 60_000
const ALL = 'all'

interface Sources {
  masters: Masters
  fetchBytes: (address: string) => Promise<Buffer>
  awayMs?: number
}

/**
 * Finds and fetches masters once for all who ask at the same time. A master whose source is away is
 * not asked for again for a while.
 */
export function pictureSource({ masters, fetchBytes, awayMs = AWAY_MS }: Sources) {
  const away = new LRUCache<string, MastersAway>({ max: MOST_AWAY, ttl: awayMs })
  const findOnce = singleFlight<string | undefined>()
  const fetchOnce = singleFlight<string>()
  const finding = bounded(8, 2000)
  const fetching = bounded(4, 200)
  let loggedAt = -Infinity

  async function unlessAway<T>(name: string, ask: () => Promise<T>) {
    const known = away.get(ALL) ?? away.get(name)
    if (known) throw known
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof MastersAway)) throw error
      away.set(error instanceof NoAnswer ? ALL : name, error)
      if (Date.now() - loggedAt > LOGGED_EACH_MS) {
        loggedAt = Date.now()
        log.error({ err: error, picture: name }, 'a picture is away')
      }
      throw error
    }
  }

  return {
    /** Returns the file to draw from. Throws MastersAway and TooMany. */
    find: (name: string) =>
      findOnce(name, () => finding(() => unlessAway(name, () => masters.find(name)))),
    /** Fetches a master from its source and keeps it. Throws what the source does wrong, too. */
    fetch: (name: string, address: string) =>
      fetchOnce(name, () =>
        fetching(() =>
          unlessAway(name, async () =>
            masters.keep(name, await drawMaster(await fetchBytes(address))),
          ),
        ),
      ),
  }
}
