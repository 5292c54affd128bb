import { type FormEvent, useEffect, useRef, useState } from 'react'

type FormProblems = Partial<Record<string, string>>
export type ReadField = (name: string) => string

/**
 * Submits a form by script. `submit` returns what is wrong; `explain` does when it throws. The first
 * problem gets the focus. `props` are those of the form element; by `data-late` one that is sent before
 * the scripts come waits for them (shell/document/early-script.ts).
 */
export function useForm<Found extends FormProblems>(
  submit: (read: ReadField) => Promise<Found | undefined>,
  explain: (error: unknown) => Found,
) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Partial<Found>>({})
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
    wrong?.focus()
  }, [problems])

  async function attempt(work: () => Promise<Found | undefined>) {
    if (busy) return
    setBusy(true)
    const found = await work().catch(explain)
    setBusy(false)
    setProblems(found ?? {})
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const read = (name: string) => String(entered.get(name) ?? '')
    attempt(() => submit(read))
  }
  const props = { ref: form, method: 'post', noValidate: true, 'data-late': '', onSubmit } as const
  return { form, props, problems, busy, attempt }
}
