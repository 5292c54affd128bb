import { phoneFits } from '../../orders/order/phone-numbers'
import { postCodeFits } from '../../orders/order/post-codes'
import { fill } from '../../texts/fill'
import type { Texts } from '../../texts/texts'
import { problemsIn } from '../../ui/forms/problems-in'
import type { Fault } from '../../ui/forms/rules'

type Words = Texts['checkout']
export type FieldName = keyof Words['fields']
type RequiredName = keyof Words['problems']['missing']
export type CheckoutProblems = Partial<Record<FieldName, string>>

/** Returns the entries of a form by their names. */
export const enteredIn = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Record<string, string>

/** Explains what is wrong with the entries of a form. Returns the texts by the fields' names. */
export function formProblems(form: HTMLFormElement, words: Words): Record<string, string> {
  const { country = '', postCode = '', phone = '' } = enteredIn(form)
  return {
    ...(!postCodeFits(country, postCode) && { postCode: words.problems.postCode }),
    ...(!phoneFits(country, phone) && { phone: words.problems.phoneOf }),
    ...problemsIn(form, (name, fault) => explainFault(words, name, fault)),
  }
}

/** Explains what is wrong with a field; returns undefined for a field that the checkout lacks. */
function explainFault(words: Words, name: string, fault: Fault): string | undefined {
  if (!(name in words.fields)) return undefined
  const field = words.fields[name as FieldName]
  // Only required fields can be missing, and each has a text.
  if (fault === 'missing') return words.problems.missing[name as RequiredName]
  if (name === 'email' || name === 'phone') return words.problems[name]
  return fault === 'long' ? words.problems.long : fill(words.problems.refused, { field })
}

/** Explains the server's problems, which name fields by their path: 'billing.firstName'. */
export function serverProblems(errors: Record<string, string>, words: Words): CheckoutProblems {
  const problems: CheckoutProblems = {}
  for (const [path, text] of Object.entries(errors)) {
    const name = path.replace(/^billing\./, '')
    if (name in words.fields) problems[name as FieldName] = text
  }
  return problems
}
