import { endThreads } from '../../app/catalogue/index/index-thread.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import {
  demoSearches,
  figuresOf,
  type GradedSearch,
  gainOf,
  hardwareSearches,
  LATER_PARTS,
} from '../../tests/support/graded-searches/graded-searches'
import { fillDemo, fillHardware, shownBy } from '../../tests/support/graded-searches/graded-shops'
import { inPlace } from '../in-place'
import { printTable } from '../table'

/**
 * Measures how well searches are answered: `node bench/bundle.mjs search/measure
 * [poor | unseen | unseen-2 | seen-3 | unseen-3 | unseen-4]`. `poor` names the searches of the tuned half that
 * are answered badly; the others measure those that were written later.
 */
export async function main([how]: string[]) {
  const halves = (searches: (half: 'tuned' | 'apart') => GradedSearch[]) => ({
    tuned: searches('tuned'),
    apart: searches('apart'),
  })
  const later = LATER_PARTS.find((part) => part === how)
  if (later) await measured('The demo', fillDemo, { [later]: demoSearches(later) })
  else {
    await measured('The demo', fillDemo, halves(demoSearches), how)
    await measured('A hardware shop', fillHardware, halves(hardwareSearches), how)
  }
  await endThreads()
  return 0
}

/** Prints the figures of each part; only the tuned one is looked at line by line. */
async function measured(
  name: string,
  fill: (db: Database) => Promise<void>,
  parts: Record<string, GradedSearch[]>,
  poor?: string,
) {
  await inPlace('sqlite', async (where) => {
    const db = await openDatabase(where)
    await fill(db)
    for (const [part, searches] of Object.entries(parts)) {
      const results: { search: GradedSearch; ids: number[] }[] = []
      for (const search of searches) results.push({ search, ids: await shownBy(db, search) })
      const rows = [...figuresOf(results)].map(([group, figures]) => ({ group, ...figures }))
      printTable(`${name}, ${part}`, rows)
      if (poor && part === 'tuned') printPoor(results)
    }
    await closeDatabase(db)
  })
}

function printPoor(results: { search: GradedSearch; ids: number[] }[]) {
  for (const { search, ids } of results) {
    const gain = gainOf(search.grades, ids)
    const strange = ids.slice(0, 6).filter((id) => !search.grades.has(id)).length
    if (process.env.STRANGE && strange)
      console.log(
        'STRANGE',
        strange,
        search.group,
        search.language,
        search.q,
        '→',
        ids
          .slice(0, 6)
          .map((id) => (search.grades.has(id) ? '' : '!') + id)
          .join(' '),
      )
    if (search.grades.size > 0 ? gain < 0.8 : ids.length > 0)
      console.log(
        gain.toFixed(2),
        search.group,
        search.language,
        search.q,
        '→',
        ids.slice(0, 8).join(' '),
      )
  }
}
