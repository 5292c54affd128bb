import { useState } from 'react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { fill, plural } from '../../texts/fill'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Badge } from '../kit/badge'
import { Button } from '../kit/button'
import { Card } from '../kit/card'
import { Confirm } from '../kit/confirm'
import { TextField } from '../kit/fields/text-field'
import { useReason } from '../kit/notice'
import { useDates } from '../kit/use-formats'
import { type ListedReview, REVIEW_TONES } from './review'
import { ReviewPhotoRow } from './review-photos'

export function ReviewItem({ review }: { review: ListedReview }) {
  const { reviews: texts } = useDeskTexts()
  const dates = useDates()
  const mayChange = useMay()('reviews.change')
  const { stars, state, reason, answer, answeredAt, answeredBy } = review
  const about = {
    name: review.name || texts.nobody,
    product: review.product ?? texts.gone,
    order: review.order,
  }
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <span
          role="img"
          aria-label={plural('en', texts.stars, stars)}
          className="text-[#8a5a00] tracking-widest"
        >
          {'★'.repeat(stars)}
        </span>
        <Badge tone={REVIEW_TONES[state]}>{texts.states[state]}</Badge>
        <span className="text-muted text-sm">{dates.moment(review.createdAt)}</span>
      </div>
      {review.title && (
        <h2 lang={review.language} className="mt-2 break-words font-medium">
          {review.title}
        </h2>
      )}
      <p lang={review.language} className="mt-1 whitespace-pre-line break-words">
        {review.text}
      </p>
      <ReviewPhotoRow review={review} />
      <p className="mt-2 break-words text-muted text-sm">{fill(texts.about, about)}</p>
      {reason && <p className="mt-2 text-sm">{fill(texts.hiddenBecause, { reason })}</p>}
      {answer && (
        <blockquote className="mt-3 border-line border-l-2 pl-3">
          <p className="whitespace-pre-line break-words">{answer}</p>
          {answeredBy && answeredAt && (
            <p className="mt-1 text-muted text-sm">
              {fill(texts.answeredBy, { by: answeredBy, at: dates.moment(answeredAt) })}
            </p>
          )}
        </blockquote>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {mayChange && <Actions review={review} />}
        <a
          href={`/shop/${review.productId}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-9 items-center underline touch:min-h-11"
        >
          {texts.product}
        </a>
        <Link
          to={`/orders/${review.order}`}
          className="inline-flex min-h-9 items-center underline touch:min-h-11"
        >
          {texts.order}
        </Link>
      </div>
    </Card>
  )
}

function Actions({ review }: { review: ListedReview }) {
  const { reviews: texts } = useDeskTexts()
  const told = useReason()
  const [dialog, setDialog] = useState<'hide' | 'answer'>()
  const { id, state, changedAt } = review
  const approve = useChange(
    () => deskFetch('POST', `/reviews/${id}/state`, { state: 'published', changedAt }),
    ['/reviews'],
    {
      onSuccess: () => void toast(texts.approved),
      onError: (error) => void toast.error(told(error)),
    },
  )
  const close = () => setDialog(undefined)
  return (
    <>
      {state !== 'published' && (
        <Button
          look="main"
          icon="check"
          busy={approve.isPending}
          onPress={() => approve.mutate(undefined)}
        >
          {texts.approve}
        </Button>
      )}
      {state !== 'hidden' && <Button onPress={() => setDialog('hide')}>{texts.hide}</Button>}
      <Button onPress={() => setDialog('answer')}>
        {review.answer ? texts.editAnswer : texts.answer}
      </Button>
      {dialog === 'hide' && <HideDialog review={review} close={close} />}
      {dialog === 'answer' && <ReviewAnswerDialog review={review} close={close} />}
    </>
  )
}

interface Props {
  review: ListedReview
  close(): void
}

function HideDialog({ review: { id, changedAt }, close }: Props) {
  const { reviews: texts } = useDeskTexts()
  const [reason, setReason] = useState('')
  const hide = useChange(
    () => deskFetch('POST', `/reviews/${id}/state`, { state: 'hidden', reason, changedAt }),
    ['/reviews'],
    {
      onSuccess: () => {
        toast(texts.hidden)
        close()
      },
    },
  )
  return (
    <Confirm
      bad
      title={texts.hideTitle}
      text={texts.hideText}
      action={texts.hide}
      change={hide}
      onClose={close}
    >
      <TextField label={texts.reason} lines={3} value={reason} onChange={setReason} />
    </Confirm>
  )
}

function ReviewAnswerDialog({ review: { id, changedAt, answer }, close }: Props) {
  const { reviews: texts, kit } = useDeskTexts()
  const [text, setText] = useState(answer ?? '')
  const save = useChange(
    () => deskFetch('POST', `/reviews/${id}/answer`, { text, changedAt }),
    ['/reviews'],
    {
      onSuccess: () => {
        toast(texts.answered)
        close()
      },
    },
  )
  return (
    <Confirm
      title={texts.answerTitle}
      text={texts.answerText}
      action={kit.save}
      change={save}
      onClose={close}
    >
      <TextField label={texts.answerField} lines={6} value={text} onChange={setText} autoFocus />
    </Confirm>
  )
}
