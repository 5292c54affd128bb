import { fill } from '../../texts/fill'
import type { Texts } from '../../texts/texts'
import type { Fault } from '../../ui/forms/rules'

type Words = Texts['checkout']
export type FieldName = keyof Words['fields']
export type CheckoutProblems = Partial<Record<FieldName, string>>

/** Explains what is wrong with a field; returns undefined for a field that the checkout lacks. */
export function explainFault(words: Words, name: string, fault: Fault): string | undefined {
  if (!(name in words.fields)) return undefined
  const field = words.fields[name as FieldName]
  if (fault === 'missing') return fill(words.problems.missing, { field })
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
