import { z } from 'zod'
import { inTransaction } from '../../database/transactions/transaction.server'
import {
  dropHomeDraft,
  type HomeDraftRow,
  putHomeDraft,
  readHomeDraft,
} from '../../home/draft/home-draft.server'
import { LATEST_VERSION } from '../../settings/exported'
import { SECTION_KINDS } from '../../settings/groups/home'
import { readHistory } from '../../settings/stored-settings.server'
import { type DeskCall, DeskFault, endpoint } from '../api/endpoint'
import { HOME_KEY, type KeptDraft } from './kept-draft'

const MOST_BYTES = 2 * 1024 ** 2

const parts = z.array(z.looseObject({})).max(100).optional()

/** What the editor needs to show a section that is not finished. */
const begun = z
  .looseObject({
    id: z.string().min(1).max(40),
    kind: z.enum(SECTION_KINDS),
    on: z.boolean(),
    ids: z.array(z.int()).max(100).optional(),
    slugs: z.array(z.string()).max(100).optional(),
    ...{ slides: parts, tiles: parts, quotes: parts, blurbs: parts },
  })
  .refine(({ kind, slides }) => kind !== 'hero' || slides !== undefined)

/** Judges a section without changing the order of its parts, by which a draft is compared. */
const isBegun = (section: unknown) => begun.safeParse(section).success

/** The draft of the home page, which no shopper sees. */
export const draftEndpoints = [
  endpoint('GET /home/draft', 'settings.read', async ({ db, staff }) => ({
    draft: await shown(db, await readHomeDraft(db), staff),
  })),
  endpoint('PUT /home/draft', 'settings.change', {
    upload: MOST_BYTES,
    input: z.object({
      /** Null throws the draft away. */
      sections: z.array(z.unknown().refine(isBegun)).max(100).nullable(),
      /** The revision that was edited; null for none. */
      revision: z.string().max(40).nullable(),
      version: z.int().min(0).max(LATEST_VERSION),
    }),
    async handle({ db, input: { sections, revision, version }, ...call }) {
      const at = Date.now()
      const draft: HomeDraftRow = {
        ...{ sections: JSON.stringify(sections), revision: crypto.randomUUID(), version },
        ...{ staff_id: call.staff.id, by: call.staff.name, at },
      }
      const kept = await inTransaction(db, async (connection) => {
        const before = await readHomeDraft(connection)
        const isDone = await (sections === null
          ? dropHomeDraft(connection, revision)
          : putHomeDraft(connection, draft, revision))
        if (isDone) await noteOthers(connection, call, before, sections)
        return isDone
      })
      if (!kept)
        throw new DeskFault(409, 'changed_meanwhile', 'Somebody changed the draft meanwhile.', {
          now: await shown(db, await readHomeDraft(db), call.staff),
        })
      return { revision: sections === null ? null : draft.revision, at }
    },
  }),
]

type Call = Pick<DeskCall<unknown>, 'staff' | 'audit' | 'judge'>

/** Logs that somebody goes on with another's draft, or throws it away. */
async function noteOthers(
  connection: Parameters<Call['judge']>[0],
  { staff, audit, judge }: Call,
  before: HomeDraftRow | undefined,
  after: unknown,
) {
  if (!before || before.staff_id === staff.id) return judge(connection)
  const changed = { before: JSON.parse(before.sections), after }
  await audit(connection, 'home.draft_taken_over', `draft of ${before.by}`, changed)
}

async function shown(
  db: Parameters<typeof readHomeDraft>[0],
  draft: HomeDraftRow | undefined,
  staff: { id: string },
): Promise<KeptDraft | null> {
  if (!draft) return null
  const { sections, revision, version, staff_id, by, at } = draft
  const [published] = await readHistory(db, { since: version, key: HOME_KEY, limit: 1 })
  return {
    ...{ sections: JSON.parse(sections), revision, version, by, at },
    isMine: staff_id === staff.id,
    ...(published && { published: { by: published.by, at: published.at } }),
  }
}
