import {
  type ClaimedPicture,
  claimedPictures,
  type PicturePlace,
} from '../../app/catalogue/product/claimed-pictures.server'
import type { Database } from '../../app/database/tables.server'
import { projectFile } from '../../app/files/project-file.server'
import { demoPictureFile } from '../../app/media/demo-picture.server'
import { faultsOfPictures } from '../../app/media/draw.server'
import { type Masters, MastersAway } from '../../app/media/masters.server'
import { openMasters } from '../../app/media/open-masters.server'
import { endSandboxes } from '../../app/sandbox/sandbox.server'
import { type Finding, fine, must, note } from '../../app/settings/finding'

const AT_A_TIME = 50
/** The milliseconds after which opening ends: the desk waits a minute for the whole examination. */
const MOST_MS = 20_000
/** The most broken pictures that are named. */
const MOST_NAMED = 20

/**
 * Opens every picture that the shop names, in a sandbox. A huge shop's are opened in turn, evenly
 * over all, until the time is up.
 */
export async function checkPictures(db: Database, mostMs = MOST_MS): Promise<Finding[]> {
  try {
    const masters = await openMasters()
    const claims = eachOnce(await Array.fromAsync(claimedPictures(db)))
    return findingsOf(claims.length, await openAll(evenly(claims), masters, Date.now() + mostMs))
  } catch (error) {
    if (!(error instanceof MastersAway)) throw error
    return [
      must(
        'pictures',
        `where they are kept cannot be reached: ${error.message}`,
        'Look at PICTURES_DIR or PICTURES_S3_* in .env.',
      ),
    ]
  } finally {
    await endSandboxes()
  }
}

type Claim = Pick<ClaimedPicture, 'place' | 'fetched'> & { owners: string[] }

function eachOnce(claimed: readonly ClaimedPicture[]): Claim[] {
  const claims = new Map<string, Claim>()
  for (const { owner, place, fetched } of claimed) {
    const key = JSON.stringify(place)
    const known = claims.get(key)
    if (known) known.owners.push(owner)
    else claims.set(key, { place, fetched, owners: [owner] })
  }
  return [...claims.values()]
}

/** Orders claims so that any beginning is spread over all of them. */
function evenly(claims: readonly Claim[]): Claim[] {
  const step = Math.max(1, Math.ceil(claims.length / AT_A_TIME))
  return Array.from({ length: step }, (_, from) =>
    claims.filter((_, at) => at % step === from),
  ).flat()
}

interface Opened {
  opened: number
  /** Pictures of other hosts that nobody has seen yet. */
  later: number
  broken: string[]
}

async function openAll(claims: Claim[], masters: Masters, until: number): Promise<Opened> {
  const result: Opened = { opened: 0, later: 0, broken: [] }
  for (let at = 0; at < claims.length && (at === 0 || Date.now() < until); at += AT_A_TIME) {
    const some = claims.slice(at, at + AT_A_TIME)
    const found = await Promise.all(some.map(({ place }) => sourceOf(place, masters)))
    const there = some.flatMap((claim, n) => {
      const source = found[n]
      if (source !== undefined) return [{ claim, source }]
      if (claim.fetched) result.later++
      else result.broken.push(`${named(claim)} is missing`)
      return []
    })
    const faults = await faultsOf(there.map(({ source }) => source))
    for (const [n, { claim }] of there.entries())
      if (faults[n]) result.broken.push(`${named(claim)} ${faults[n]}`)
    result.opened += some.length
  }
  return result
}

/** Opens one by one those of a batch that ended its sandbox, to tell which it was. */
async function faultsOf(sources: (string | Uint8Array)[]): Promise<(string | null)[]> {
  try {
    return await faultsOfPictures(sources)
  } catch {
    if (sources.length === 1) return ['cannot be opened']
    const faults: (string | null)[] = []
    for (const one of sources) faults.push(...(await faultsOf([one])))
    return faults
  }
}

const OWN_BYTES = /^data:[^,]+,/

async function sourceOf(place: PicturePlace, masters: Masters) {
  if ('address' in place) return Buffer.from(place.address.replace(OWN_BYTES, ''), 'base64')
  if ('master' in place) return masters.find(place.master)
  return demoPictureFile(projectFile('demo/pictures'), place.demo)
}

const named = ({ place, owners: [first = '', ...more] }: Claim) => {
  const name = 'address' in place ? 'its picture' : `picture ${Object.values(place)[0]}`
  return `${first}${more.length > 0 ? ` and ${more.length} more` : ''}: ${name}`
}

function findingsOf(all: number, { opened, later, broken }: Opened): Finding[] {
  const of =
    opened < all ? `${opened} of ${all} were opened, evenly over all,` : `all ${all} were opened`
  const wrong = broken.slice(0, MOST_NAMED).join('; ')
  const more = broken.length > MOST_NAMED ? `; and ${broken.length - MOST_NAMED} more` : ''
  return [
    broken.length > 0
      ? must(
          'pictures',
          `${of} and ${broken.length} cannot be shown: ${wrong}${more}`,
          'Put the picture in again at the desk or by an import, or restore a backup that has it.',
        )
      : fine('pictures', `${of} and can be shown`),
    ...(later > 0
      ? [
          note(
            'pictures',
            `${later} of other hosts are not on this machine yet`,
            'They are fetched when first shown, from where the catalogue names.',
          ),
        ]
      : []),
  ]
}
