import { fill } from '../texts/fill'
import type { Texts } from '../texts/texts'

type Words = Texts['checkout']
export type FieldName = keyof Words['fields']
/** What is wrong, by field, in the order of the form. */
export type Problems = Partial<Record<FieldName, string>>

type Element = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Asks the browser's own constraints; the words are ours, in the page's language. */
export function problemsOf(form: HTMLFormElement, words: Words): Problems {
  const problems: Problems = {}
  for (const element of form.elements) {
    const { name } = element as Element
    if (!(name in words.fields)) continue
    const problem = problemOf(element as Element, words)
    if (problem) problems[name as FieldName] = problem
  }
  return problems
}

/** What is wrong with one field, if anything. Blanks alone count as nothing. */
export function problemOf(element: Element, words: Words): string | undefined {
  const { validity, value, required, name } = element
  const field = words.fields[name as FieldName]
  if (required && value.trim() === '') return fill(words.problems.missing, { field })
  if (validity.valid) return undefined
  if (name === 'email') return words.problems.email
  if (name === 'phone') return words.problems.phone
  return validity.tooLong ? words.problems.long : fill(words.problems.refused, { field })
}

/** The server's messages by field; it names them by their path: 'billing.firstName'. */
export function serverProblems(errors: Record<string, string>, words: Words): Problems {
  const problems: Problems = {}
  for (const [path, text] of Object.entries(errors)) {
    const name = path.replace(/^billing\./, '')
    if (name in words.fields) problems[name as FieldName] = text
  }
  return problems
}
