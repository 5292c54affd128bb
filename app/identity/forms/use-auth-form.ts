import { useTexts } from '../../texts/texts'
import { type ReadField, useForm } from '../../ui/forms/use-form'
import { type Problems, problemsOf } from './problems'

export function useAuthForm(submit: (read: ReadField) => Promise<Problems | undefined>) {
  const texts = useTexts('identity').errors
  const form = useForm(submit, problemsOf)
  const errors: Partial<Record<keyof Problems, string>> = {}
  for (const name of Object.keys(form.problems) as (keyof Problems)[]) {
    const problem = form.problems[name]
    if (problem) errors[name] = texts[problem]
  }
  return { ...form, errors }
}
