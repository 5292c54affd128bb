import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useTexts } from '../../texts/texts'
import { FormNotice } from '../../ui/forms/form-notice'
import { usePostedForm } from '../../ui/forms/use-posted-form'
import type { ReturnedOrderData } from './returned-order.server'
import type { RefusedReturn } from './submit-returned.server'

interface Props {
  order: ReturnedOrderData
  result?: RefusedReturn
  submit: string
  children: ReactNode
}

/** The form of both pages. Screen readers and keyboards continue at what is wrong. */
export function ReturnedForm({ order, result, submit, children }: Props) {
  const t = useTexts('returns')
  const { sending, outcome } = usePostedForm(result)
  return (
    <Form method="post" noValidate preventScrollReset className="space-y-6">
      <FormNotice ref={outcome} boxed={false}>
        {result?.failure ? t[result.failure] : result?.errors && t.problems}
      </FormNotice>
      <input type="hidden" name="key" value={result?.values.key ?? order.key} />
      {children}
      <button type="submit" className="button max-sm:w-full" disabled={sending}>
        {sending ? t.sending : submit}
      </button>
    </Form>
  )
}
