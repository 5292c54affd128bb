import type { Database } from '../../database/tables.server'
import { log } from '../../http/log.server'
import { readyWithout } from '../../http/readiness.server'
import { currentIndex, indexStands, type Snapshots } from './current-index.server'
import { startWords } from './similar/living-words.server'

/** The process is unready until the index stands; asked meanwhile, it tries a failed start again. */
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
