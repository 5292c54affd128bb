import { z } from 'zod'
import {
  addSynonyms,
  listSynonyms,
  MOST_LINES,
  removeSynonyms,
  synonymLine,
} from '../../catalogue/dictionary/own-synonyms.server'
import { plainText } from '../../text-core/plain-text'
import { endpoint, wrongField } from '../api/endpoint'
import { PAGE_SIZE, pageNumber } from '../api/paging'

const MOST_AT_ONCE = 200
const line = z.string().max(600)

export const synonymEndpoints = [
  endpoint('GET /search/synonyms', 'products.read', {
    input: z.object({ search: z.string().trim().max(200).default(''), page: pageNumber }),
    async handle({ db, input: { search, page } }) {
      const wanted = plainText(search)
      const found = (await listSynonyms(db)).filter((one) => plainText(one).includes(wanted))
      const from = (page - 1) * PAGE_SIZE
      const rows = found.slice(from, from + PAGE_SIZE).map((one) => ({ id: one }))
      const more = from + rows.length < found.length
      return { rows, page: { page, size: PAGE_SIZE, total: found.length, more } }
    },
  }),
  endpoint('POST /search/synonyms', 'products.change', {
    input: z.object({ lines: z.array(line).min(1).max(MOST_AT_ONCE) }),
    async handle({ db, input: { lines }, audit }) {
      const read = lines.map(synonymLine)
      if (read.includes(undefined))
        throw wrongField('lines', 'Write two words at least: sofa, couch.')
      const added = await addSynonyms(
        db,
        read.filter((one) => one !== undefined),
        {
          within: (connection, count) =>
            count > 0 && audit(connection, 'synonyms.added', 'synonyms', { after: read }),
        },
      )
      if (added === 'full')
        throw wrongField('lines', `A shop has ${MOST_LINES} lines of synonyms at most.`)
      return { added, lines: read }
    },
  }),
  endpoint('POST /search/synonyms/remove', 'products.change', {
    input: z.object({ lines: z.array(line).min(1).max(MOST_AT_ONCE) }),
    async handle({ db, input: { lines }, audit }) {
      const removed = await removeSynonyms(db, lines, {
        within: (connection, count) =>
          count > 0 && audit(connection, 'synonyms.removed', 'synonyms', { before: lines }),
      })
      return { removed }
    },
  }),
]
