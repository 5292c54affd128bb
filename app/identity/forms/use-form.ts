import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Problems, problemsOf } from './problems'

/**
 * A form of an identity page. `submit` answers with what is wrong, or nothing when all went well;
 * what it throws is told by problemsOf. The focus goes to the first thing that is wrong.
 */
export function useForm(submit: (read: (name: string) => string) => Promise<Problems | undefined>) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
    wrong?.focus()
  }, [problems])

  async function attempt(work: () => Promise<Problems | undefined>) {
    if (busy) return
    setBusy(true)
    const found = await work().catch(problemsOf)
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
