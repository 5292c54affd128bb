import { type FormEvent, useEffect, useRef, useState } from 'react'

/** What is wrong, by the name of the field; `form` concerns the whole form. */
export type Problems = Partial<Record<string, string>>
/** Reads a field of the form that is being sent. */
export type Read = (name: string) => string

/**
 * A form that a script sends. `submit` returns what is wrong, or undefined when all went well;
 * `explain` says what is wrong when it throws. The focus goes to the first thing that is wrong.
 */
export function useForm<Found extends Problems>(
  submit: (read: Read) => Promise<Found | undefined>,
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
  return { form, problems, busy, attempt, onSubmit }
}
