import { type Fault, faultOf } from './rules'

export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function problemsIn(
  form: HTMLFormElement,
  explain: (name: string, fault: Fault) => string | undefined,
) {
  const problems: Record<string, string> = {}
  for (const element of form.elements as Iterable<FieldElement>) {
    if (!element.willValidate) continue // Fieldsets, outputs and disabled fields are not checked.
    const fault = faultOf(element.value, element)
    const text = fault && explain(element.name, fault)
    if (text) problems[element.name] = text
  }
  return problems
}
