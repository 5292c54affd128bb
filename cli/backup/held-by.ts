import type { Manifest } from '../../app/database/backups/archive-format'
import type { BackupContent } from '../../app/database/backups/database-file.server'

/** Returns what the desk shows of a backup; `pictures` is undefined for one of an earlier version. */
export const heldBy = (
  { products, orders, accounts, newestOrder }: BackupContent,
  manifest: Manifest | undefined,
  pictures: number | undefined,
) => ({
  ...{ products, orders, accounts, newestOrder, leftOut: manifest?.leftOut ?? [] },
  ...(manifest && { pictures }),
})
