import { dirname } from 'node:path'
import { backupFolder } from '../../../database/backups/scheduled-backups.server'
import { addErasureKeys, erasureKeys } from '../../../database/erasures/keyed-hash.server'
import type { Database } from '../../../database/tables.server'
import {
  BadErasureList,
  type ListedErasure,
  readErasureList,
  storedErasures,
} from './erasure-list.server'
import { type Replayed, replayErasures } from './replay.server'

interface Lines {
  done: string[]
  /** The failures in words. */
  not: string[]
}

/**
 * Repeats in `saved`, which is about to replace `db`, the erasures done since it was made: those
 * that `db` knows, and those in the lists beside the backups and beside the restored one.
 */
export async function eraseAsListed(db: Database, saved: Database, path: string): Promise<Lines> {
  const folders = new Set([backupFolder(), dirname(path)])
  const listed = [...(await storedErasures(db))]
  for (const folder of folders) listed.push(...(await readErasureList(folder)))
  await addErasureKeys(saved, await erasureKeys(db))
  return said(await replayErasures(saved, eachOnce(listed)))
}

/** Repeats listed erasures in a database restored by other means, before the shop opens. */
export async function eraseListed(db: Database): Promise<Lines> {
  try {
    return said(await replayErasures(db, await readErasureList()))
  } catch (error) {
    const { syscall } = error as NodeJS.ErrnoException
    if (!(error instanceof BadErasureList || syscall)) throw error
    return { done: [], not: [`Erasures were not compared: ${(error as Error).message}.`] }
  }
}

const eachOnce = (listed: readonly ListedErasure[]) => [
  ...new Map(listed.map((one) => [one.id, one])).values(),
]

const said = ({ again, unreadable }: Replayed): Lines => ({
  done: again > 0 ? [`Erased again: ${again} that were erased since this was saved.`] : [],
  not:
    unreadable > 0
      ? [
          `Erased since this was saved, and not again: ${unreadable}. Their key is in newer backups only: restore the newest backup first, then this one over it.`,
        ]
      : [],
})
