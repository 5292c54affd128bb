import { data } from 'react-router'
import { missing } from '../catalogue/missing.server'
import { db } from '../database/current.server'
import { isUnavailable } from '../database/unavailable'
import { clientAddress, limiter } from '../http/rate-limits.server'
import { readForm } from '../http/read-form.server'
import { MastersAway } from '../media/masters.server'
import { fill } from '../texts/fill'
import { catalogueLanguage, languageOf } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { Breadcrumb } from '../ui/breadcrumb'
import { keepsEntries } from '../ui/forms/use-posted-form'
import { privateMeta } from '../ui/page-meta'
import { Picture } from '../ui/picture'
import type { Route } from './+types/review-page'
import { ownPhotos } from './photos/own-photos.server'
import { type PhotoFault, readDropped } from './photos/photo-rules'
import { sentPhotos } from './photos/sent-photos.server'
import { storeReview } from './photos/store-review.server'
import { ReviewForm, type ReviewResult } from './review-form'
import { checkReview, defaultName, enterable, mayReview, readReview } from './review-rules'
import styles from './reviews.css?inline'
import { findReviewable } from './write-review.server'

/** The limits are wide enough for an office, and for somebody who keeps correcting reviews. */
const byNetwork = limiter('review', { points: 60, seconds: 3600 })
const byOrder = limiter('review-order', { points: 40, seconds: 3600, per: 'account' })

const TOO_MANY_PHOTOS: PhotoFault = { file: '', fault: 'many' }

const PRIVATE = { 'Cache-Control': 'no-store' }

/** Finds the line by the order's unguessable link. The page is private and never cached. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const found = await findReviewable(db, params)
  if (!found) throw await missing(languageOf(request.url), PRIVATE)
  const { order, item, review } = found
  const erased = order.billing.email === ''
  const closed = order.status === 'cancelled' ? 'cancelled' : erased ? 'over' : 'early'
  return data(
    {
      number: order.number,
      item: { id: item.productId, title: item.title, lang: item.lang, thumbnail: item.thumbnail },
      state: review?.state ?? (mayReview(order.status) && !erased ? 'none' : closed),
      reason: review?.reason,
      photos: review?.state === 'held' ? await ownPhotos(db, review.id) : [],
      values: review
        ? { ...review, stars: String(review.stars) }
        : { stars: '', name: defaultName(order.billing), title: '', text: '' },
      texts: textsFor(languageOf(request.url), 'review'),
    },
    { headers: PRIVATE },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders

export const meta: Route.MetaFunction = (args) =>
  privateMeta(args, args.loaderData?.texts.review.title)

/** Stores a review. It works without JavaScript too: a refusal returns what was entered. */
export async function action({ params, request }: Route.ActionArgs) {
  const sent = sentPhotos()
  if (sent?.failure === 'unreadable') throw data(null, { status: 400 })
  if (sent?.failure === 'away') return data({ failure: 'away' }, { status: 503 })
  const form = await readForm(request)
  const values = readReview(form)
  const errors = checkReview(values)
  const { photos = [], faults = [] } = sent ?? {}
  const withPhotos = photos.length + faults.length > 0
  if (Object.keys(errors).length > 0 || faults.length > 0)
    return data({ values: enterable(values), errors, faults, withPhotos }, { status: 422 })
  const refused = (failure: ReviewResult['failure'], status: number) =>
    data({ values, failure, withPhotos }, { status })
  try {
    const found = await findReviewable(db, params)
    if (!found) throw await missing(languageOf(request.url), PRIVATE)
    if (sent?.failure === 'tooMany') return refused('tooMany', 429)
    if (!(await byNetwork.take(clientAddress()))) return refused('tooMany', 429)
    if (!(await byOrder.take(String(found.orderId)))) return refused('tooMany', 429)
    const language = languageOf(request.url)
    const written = await storeReview(db, params, {
      values,
      language,
      pictures: photos,
      dropped: readDropped(form),
    })
    if (written.ok) return { sent: true }
    if (written.code === 'too_many_photos')
      return data({ values, faults: [TOO_MANY_PHOTOS], withPhotos }, { status: 422 })
    return refused(written.code === 'looked_at' ? 'lookedAt' : 'closed', 409)
  } catch (error) {
    if (!isUnavailable(error) && !(error instanceof MastersAway)) throw error
    return refused('away', 503)
  }
}

export const clientAction = keepsEntries<ReviewResult>(readReview)

export { MissingPage as ErrorBoundary } from '../catalogue/missing-page'
export { unlessRefused as shouldRevalidate } from '../ui/forms/use-posted-form'

export default function ReviewPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { number, item, state, reason, values, photos } = loaderData
  const result = actionData as ReviewResult | undefined
  const t = useTexts('review')
  const lang = catalogueLanguage(useLanguage(), item)
  const order = { label: fill(t.order, { number }), to: `/orders/${params.token}` }
  const open = state === 'none' || state === 'held'
  return (
    <>
      <Breadcrumb items={[order, { label: t.title }]} />
      <style>{styles}</style>
      <div className="reviewing">
        <h1 className="font-heading text-3xl font-semibold md:text-4xl">{t.title}</h1>
        <p className="reviewed">
          <span
            className="flex shrink-0 items-center justify-center rounded bg-tile"
            style={{ aspectRatio: 1 }}
          >
            {item.thumbnail && (
              <Picture
                src={item.thumbnail}
                alt=""
                width={370}
                height={370}
                sizes="(min-width: 1024px) 370px, 80px"
                eager
              />
            )}
          </span>
          <span lang={lang} className="min-w-0 font-medium wrap-anywhere">
            {item.title}
          </span>
        </p>
        {open || result ? (
          <ReviewForm
            result={result}
            values={values}
            photos={photos}
            held={state === 'held'}
            back={order}
            here={`/orders/${params.token}/review/${params.line}`}
          />
        ) : (
          <div className="notice grid gap-2">
            <p>{t.states[state as keyof typeof t.states]}</p>
            {reason && <p className="wrap-anywhere">{fill(t.reason, { reason })}</p>}
          </div>
        )}
      </div>
    </>
  )
}
