import { Form } from 'react-router'
import { REPLY_HOURS } from '../business'
import { fill } from '../texts/fill'
import { useTexts } from '../texts/texts'
import { Field, TextAreaField } from '../ui/forms/field'
import { FormNotice } from '../ui/forms/form-notice'
import { usePostedForm } from '../ui/forms/use-posted-form'
import {
  CONTACT_RULES,
  type ContactErrors,
  type ContactField,
  type ContactValues,
  HONEYPOT,
} from './contact-rules'

export interface ContactResult {
  sent?: { name: string; email: string }
  values?: ContactValues
  errors?: ContactErrors
  failure?: 'tooMany' | 'away' | 'offline'
}

const LINES = ['name', 'email', 'phone'] as const
/** An address of mail has room in it; three of them stand beside each other on a desktop. */
const NARROWEST = 'min(100%, 14rem)'

export function ContactForm({ result }: { result?: ContactResult }) {
  const t = useTexts('contact')
  const { sending, outcome } = usePostedForm(result)

  if (result?.sent) {
    return (
      <section className="rounded p-6 framed">
        <h2 className="mb-4 text-xl font-medium">
          {fill(t.sentTitle, { name: result.sent.name })}
        </h2>
        <p ref={outcome} tabIndex={-1} role="status">
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
  const common = (field: ContactField) => {
    const error = result?.errors?.[field]
    return {
      look: 'bare' as const,
      id: field,
      name: field,
      defaultValue: result?.values?.[field] ?? '',
      error: error && t.errors[error],
    }
  }
  const trouble = result?.failure ? t[result.failure] : result?.errors && t.problems
  return (
    <Form
      method="post"
      noValidate
      className="space-y-6 rounded p-4 framed sm:p-8"
      preventScrollReset
    >
      <FormNotice ref={outcome} boxed={false}>
        {trouble}
      </FormNotice>
      <div className="flex flex-wrap gap-6">
        {LINES.map((field) => (
          <div key={field} style={{ flex: `1 1 ${NARROWEST}` }}>
            <Field
              type="text"
              {...CONTACT_RULES[field]}
              {...common(field)}
              label={t[field]}
              autoComplete={field === 'phone' ? 'tel' : field}
              placeholder={`${t[field]} *`}
            />
          </div>
        ))}
      </div>
      <TextAreaField
        {...CONTACT_RULES.message}
        {...common('message')}
        label={t.message}
        rows={5}
        placeholder={t.message}
      />
      <p hidden>
        <label>
          {t.website} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className="text-end">
        <button type="submit" className="button max-md:w-full" disabled={sending}>
          {sending ? t.sending : t.send}
        </button>
      </p>
    </Form>
  )
}
