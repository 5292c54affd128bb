import { useState } from 'react'
import { Form } from 'react-router'
import { STARS } from '../business'
import { fill, plural } from '../texts/fill'
import { inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { Field, TextAreaField } from '../ui/forms/field'
import { FormNotice } from '../ui/forms/form-notice'
import type { FieldRule } from '../ui/forms/rules'
import { usePostedForm } from '../ui/forms/use-posted-form'
import type { OwnPhoto } from './photos/own-photos.server'
import type { PhotoFault } from './photos/photo-rules'
import { PhotosField } from './photos/photos-field'
import {
  REVIEW_RULES,
  type ReviewErrors,
  type ReviewField,
  type ReviewValues,
} from './review-rules'

export interface ReviewResult {
  sent?: boolean
  values?: ReviewValues
  errors?: ReviewErrors
  faults?: PhotoFault[]
  /** True where photos came with what is refused. */
  withPhotos?: boolean
  failure?: 'tooMany' | 'away' | 'offline' | 'lookedAt' | 'closed'
}

interface Props {
  result?: ReviewResult
  values: ReviewValues
  photos: OwnPhoto[]
  /** True when a review exists already, which this form changes. */
  held: boolean
  back: { label: string; to: string }
  here: string
}

export function ReviewForm({ result, values, photos, held, back, here }: Props) {
  const t = useTexts('review')
  const language = useLanguage()
  const { sending, outcome } = usePostedForm(result)
  const [withFiles, setWithFiles] = useState(true) // Without scripts there may be some.

  if (result?.sent)
    return (
      <div className="notice grid justify-items-start gap-4">
        <p ref={outcome} tabIndex={-1} role="status">
          {t.sent}
        </p>
        <p className="flex flex-wrap gap-x-6">
          {[back, { label: t.change, to: here }].map(({ label, to }) => (
            <a
              key={to}
              href={inLanguage(language, to)}
              className="items-center touch:inline-flex touch:min-h-11 underline"
            >
              {label}
            </a>
          ))}
        </p>
      </div>
    )
  const entered = result?.values ?? values
  const errorOf = (name: ReviewField) => {
    const error = result?.errors?.[name]
    const { maxLength = 0 }: FieldRule = REVIEW_RULES[name]
    if (error === 'missing') return name === 'name' ? t.errors.noName : t.errors.noText
    return error && fill(t.errors[error], { most: maxLength })
  }
  const common = (name: 'name' | 'title' | 'text') => {
    const { maxLength } = REVIEW_RULES[name]
    const defaultValue = entered[name]
    const label = name === 'name' ? t.name : name === 'title' ? t.reviewTitle : t.reviewText
    return { id: `review-${name}`, name, label, maxLength, defaultValue, error: errorOf(name) }
  }
  return (
    <Form
      method="post"
      encType={withFiles ? 'multipart/form-data' : undefined}
      noValidate
      className="grid gap-6"
      preventScrollReset
    >
      <p className="text-muted">{held ? t.waits : t.text}</p>
      <FormNotice ref={outcome} boxed={false}>
        {result?.failure ? t[result.failure] : (result?.errors || result?.faults) && t.problems}
      </FormNotice>
      <StarsField chosen={entered.stars} error={errorOf('stars')} />
      <Field {...common('title')} type="text" optional={t.optional} autoComplete="off" />
      <TextAreaField {...common('text')} required rows={6} />
      <PhotosField
        kept={photos}
        faults={result?.faults}
        again={result?.withPhotos}
        onFiles={setWithFiles}
      />
      <Field {...common('name')} required type="text" autoComplete="nickname" />
      <button type="submit" className="button justify-self-start max-sm:w-full" disabled={sending}>
        {sending ? t.sending : t.send}
      </button>
    </Form>
  )
}

const CHOICES = Array.from({ length: STARS }, (_, at) => at + 1)

/** Shows one to five stars as radio buttons, filled up to the chosen one (reviews.css). */
function StarsField({ chosen, error }: { chosen: string; error?: string }) {
  const t = useTexts('review')
  const language = useLanguage()
  return (
    <div
      role="radiogroup"
      aria-labelledby="review-stars"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && 'review-stars-error'}
      className="grid gap-2"
    >
      <p id="review-stars" className="text-muted">
        {t.stars}
        <span aria-hidden="true" className="text-red-text">
          *
        </span>
      </p>
      <div className="rate flex">
        {CHOICES.map((stars) => (
          <label key={stars} className="relative grid size-11 place-items-center rounded">
            <input
              type="radio"
              name="stars"
              value={stars}
              defaultChecked={chosen === String(stars)}
              className="sr-only"
            />
            <span aria-hidden="true" className="stars" />
            <span className="sr-only">{plural(language, t.starCount, stars)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id="review-stars-error" className="text-sm text-red-text">
          {error}
        </p>
      )}
    </div>
  )
}
