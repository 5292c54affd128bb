import { basename } from 'node:path'
import type { KnownBackup, knownBackups } from '../../../database/backups/known-backups.server'
import { LIST_FILE } from '../ledger/erasure-list.server'
import type { Find } from '../search/finder'
import { judgeRow, type ProofFinding } from './proof-report'
import { type SearchedPlace, searchBackup } from './search-file-place.server'

const BY_HAND =
  'a backup that the shop does not delete: delete it, or keep it where nobody reads it'
const ROTATES = 'a backup that is deleted when BACKUP_KEEP newer ones are made'
const REPLAYED = '; a restore of it erases the person again before the shop opens'

/**
 * Finds the backups that hold the person. What the law wants, and other people's rows, are in each
 * backup and not reported.
 */
export async function searchBackups(
  { there }: ReturnType<typeof knownBackups>,
  find: Find,
  worksHere: boolean,
) {
  const searched = { findings: [] as ProofFinding[], files: 0, rows: 0, bytes: 0 }
  for (const backup of there) {
    if (basename(backup.path) === LIST_FILE) continue
    searched.files++
    const place = await searchBackup(backup.path, find).catch((error: Error) => error)
    if (place instanceof Error) {
      searched.findings.push(unreadable(backup.path, place))
      continue
    }
    searched.rows += place.rows
    searched.bytes += place.bytes
    searched.findings.push(...findingsIn(backup, place, worksHere))
  }
  return searched
}

function findingsIn({ path, until }: KnownBackup, place: SearchedPlace, worksHere: boolean) {
  const known = { anonymous: place.anonymous, worksHere }
  const inRows = place.found.filter((one) => judgeRow(one, known) === 'left')
  const hits = [...inRows.map(({ hit }) => hit), ...place.hits]
  // The rows of a packed or unfinished backup cannot be told apart: an address decides.
  const decided = place.sqlite || hits.some(({ kind }) => kind === 'email' || kind === 'mailbox')
  if (!decided) return []
  const why = (until === undefined ? BY_HAND : ROTATES) + REPLAYED
  return hits.map(
    ({ kind }): ProofFinding => ({
      state: 'goes',
      place: path,
      words: { [kind]: 1 },
      why,
      ...(until !== undefined && { until }),
    }),
  )
}

export const unreadable = (path: string, { message }: Error): ProofFinding => ({
  state: 'unread',
  place: path,
  words: {},
  why: `could not be read (${message.split('\n')[0]}): look at it yourself`,
})
