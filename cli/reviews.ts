import { REVIEW_STATES } from '../app/catalogue/ratings/rating'
import { photoNames } from '../app/catalogue/ratings/review-photos.server'
import { idsOf } from '../app/database/rows.server'
import { moderateReview, readReviewState } from '../app/reviews/moderate.server'
import { listReviews } from '../app/reviews/review-queue.server'
import { type Command, UsageError } from './command'
import { readOptions, readWords, required, wholeNumber } from './options'
import { iso, minute, oneLine, printJson } from './printing'

type Row = Awaited<ReturnType<typeof listReviews>>[number] & { photos: number }

const list: Command = {
  usage: `[--state ${REVIEW_STATES.join('|')}] [--limit <n>] [--json]`,
  about: 'What buyers wrote, the newest first; held ones wait for publish or hide.',
  async run(args, { db, print }) {
    const values = readOptions(args, { state: 'text', limit: { default: '20' }, json: 'flag' })
    const state = values.state === undefined ? undefined : readReviewState(values.state)
    if (values.state !== undefined && !state)
      throw new UsageError(`--state is one of ${REVIEW_STATES.join(', ')}, not "${values.state}"`)
    const found = await listReviews(db, { state, limit: wholeNumber(values.limit, '--limit') })
    const photos = await photoNames(db, idsOf(found))
    const rows = found.map((row) => ({ ...row, photos: photos.get(row.id)?.length ?? 0 }))
    if (values.json) printJson(print, rows.map(described))
    else if (rows.length === 0) print('No review.')
    else print(rows.flatMap(linesOf).join('\n'))
  },
}

const described = ({ id, product_id, created_at, changed_at, product, ...row }: Row) => ({
  number: id,
  ...row,
  productId: product_id,
  product,
  writtenAt: iso(created_at),
  changedAt: iso(changed_at),
})

function linesOf(row: Row) {
  const { id, created_at, state, stars, name, product, product_id, order, photos } = row
  return [
    `${id}  ${minute(created_at)}  ${state}  ${stars} of 5  ${oneLine(name)} on ${product_id} ${oneLine(product ?? '')} (${order})`,
    ...(row.title ? [`  ${oneLine(row.title)}`] : []),
    ...row.text.split('\n').map((line) => `  ${oneLine(line)}`),
    ...(photos > 0 ? [`  photos: ${photos}`] : []),
    ...(row.reason ? [`  hidden because: ${oneLine(row.reason)}`] : []),
    '',
  ]
}

const moderation = (state: 'published' | 'hidden', about: string): Command => ({
  usage: `<number>...${state === 'hidden' ? ' [--reason <text>]' : ''} [--json]`,
  about,
  async run(args, { db, print, warn }) {
    const { values, positionals } = readWords(args, {
      json: 'flag',
      ...(state === 'hidden' && { reason: 'text' }),
    })
    required(positionals[0], 'the number of the review')
    const { reason, json } = values as { reason?: string; json?: boolean }
    const changed: number[] = []
    const unchanged: number[] = []
    const unknown: number[] = []
    for (const id of positionals.map((one) => wholeNumber(one, 'the number of a review'))) {
      const moderated = await moderateReview(db, id, { state, reason })
      if (!moderated) unknown.push(id)
      else if (moderated.changed) changed.push(id)
      else unchanged.push(id)
      if (!moderated) warn(`There is no review ${id}.`)
      else if (!json) print(`${id} ${moderated.changed ? 'is now' : 'was'} ${state}.`)
    }
    if (json) printJson(print, { [state]: changed, unchanged, unknown })
    return unknown.length > 0 ? 1 : 0
  },
})

export const reviewCommands: Record<string, Command> = {
  'reviews list': list,
  'reviews publish': moderation(
    'published',
    'Shows reviews on their products’ pages and counts them into the ratings.',
  ),
  'reviews hide': moderation(
    'hidden',
    'Shows and counts them no more; their writers are told so on their page, with the reason.',
  ),
}
