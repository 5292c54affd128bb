import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { REPLY_HOURS } from '../business'
import { fill } from '../texts/fill'
import { useTexts } from '../texts/texts'
import {
  CONTACT_LIMITS,
  type ContactErrors,
  type ContactField,
  type ContactValues,
  HONEYPOT,
} from './contact-form'

/** What the page's action answered, if anything was sent. */
export interface ContactResult {
  sent?: { name: string; email: string }
  values?: ContactValues
  errors?: ContactErrors
  failure?: 'tooMany'
}

const INPUT =
  'w-full rounded bg-tile px-4 py-3 aria-invalid:outline-2 aria-invalid:outline-red-text'
const FIELDS = [
  ['name', 'text', 'name'],
  ['email', 'email', 'email'],
  ['phone', 'tel', 'tel'],
] as const

/** The form, or the thanks for what was sent. Errors stand at their fields and take the focus. */
export function ContactForm({ result }: { result?: ContactResult }) {
  const t = useTexts('contact')
  const sending = useNavigation().state === 'submitting'
  const answer = useRef<HTMLParagraphElement>(null)
  // An answer is where the visitor's attention belongs, whatever the keyboard was on before.
  useEffect(() => {
    if (result) answer.current?.focus()
  }, [result])

  if (result?.sent) {
    return (
      <section className="rounded p-8 shadow-md">
        <h2 className="pb-4 text-xl font-medium">
          {fill(t.sentTitle, { name: result.sent.name })}
        </h2>
        <p ref={answer} tabIndex={-1} role="status">
          {fill(t.sent, { email: result.sent.email, hours: REPLY_HOURS })}
        </p>
        <p className="pt-6">
          <a className="items-center touch:inline-flex touch:min-h-11 underline" href="contacts">
            {t.another}
          </a>
        </p>
      </section>
    )
  }
  const trouble = result?.failure ? t[result.failure] : result?.errors && t.problems
  return (
    <Form method="post" noValidate className="space-y-6 rounded p-8 shadow-md" preventScrollReset>
      {trouble && (
        <p ref={answer} tabIndex={-1} role="alert" className="text-red-text">
          {trouble}
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-3">
        {FIELDS.map(([field, type, autoComplete]) => (
          <div key={field}>
            <label htmlFor={field} className="sr-only">
              {t[field]} *
            </label>
            <input
              {...common(field, result)}
              type={type}
              autoComplete={autoComplete}
              placeholder={`${t[field]} *`}
            />
            <FieldError field={field} result={result} />
          </div>
        ))}
      </div>
      <div>
        <label htmlFor="message" className="sr-only">
          {t.message}
        </label>
        <textarea {...common('message', result)} rows={8} placeholder={t.message} />
        <FieldError field="message" result={result} />
      </div>
      <p hidden>
        <label>
          {t.website} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className="text-right">
        <button type="submit" className="button" disabled={sending}>
          {sending ? t.sending : t.send}
        </button>
      </p>
    </Form>
  )
}

const common = (field: ContactField, result?: ContactResult) => ({
  id: field,
  name: field,
  required: true,
  maxLength: CONTACT_LIMITS[field],
  defaultValue: result?.values?.[field] ?? '',
  'aria-invalid': Boolean(result?.errors?.[field]) || undefined,
  'aria-describedby': result?.errors?.[field] ? `${field}-error` : undefined,
  className: INPUT,
})

function FieldError({ field, result }: { field: ContactField; result?: ContactResult }) {
  const t = useTexts('contact')
  const error = result?.errors?.[field]
  if (!error) return null
  return (
    <p id={`${field}-error`} className="pt-1 text-sm text-red-text">
      {t.errors[error]}
    </p>
  )
}
