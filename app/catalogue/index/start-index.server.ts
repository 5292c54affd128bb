import type { Database } from '../../database/tables.server'
import { log } from '../../http/log.server'
import { readyWithout } from '../../http/readiness.server'
import { currentIndex, indexStands, type Snapshots } from './current-index.server'
import { startWords } from './similar/living-words.server'

/** Keeps the process unready until the index is ready; a later check retries a failed start. */
export async function startIndex(db: Database, snapshots: Snapshots) {
  const begin = () =>
    currentIndex(db, snapshots).catch((error) => {
      log.error({ err: error }, 'the catalogue could not be read')
    })
  readyWithout(() => {
    if (indexStands(db)) return undefined
    void begin()
    return 'the catalogue is being read'
  })
  await begin()
  startWords(db, snapshots)
}
