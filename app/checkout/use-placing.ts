import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CheckedCart } from '../cart/use-checked-cart'
import { useLanguage, useTexts } from '../texts/texts'
import type { FieldElement } from '../ui/forms/problems-in'
import type { CheckoutProblems } from './form/form-problems'
import type { placing } from './placing'
import type { PlacingNotice, PlacingState } from './placing-page'

/** Hands what is entered and pressed to code that loads right behind the page's own. */
export function usePlacing(
  cart: CheckedCart,
  form: React.RefObject<HTMLFormElement | null>,
  setPayment: (payment: string) => void,
): PlacingState {
  const texts = useTexts('checkout')
  const { found } = useTexts('shell')
  const language = useLanguage()
  const navigate = useNavigate()
  const [problems, setProblems] = useState<CheckoutProblems>({})
  const [notice, setNotice] = useState<PlacingNotice>()
  const [sending, setSending] = useState(false)
  const [stuck, setStuck] = useState(false)
  const [signedIn, setSignedIn] = useState(false)
  const entered = useRef(new Set<string>())
  const latest = useRef({ cart, problems })
  useEffect(() => {
    latest.current = { cart, problems }
  })

  const loading = useRef<Promise<ReturnType<typeof placing>>>(undefined)
  /** Loads that code. Returns undefined when it does not come; the next use tries again. */
  function load() {
    loading.current ??= Promise.all([import('./placing'), import('./checkout-notice')]).then(
      ([{ placing }]) =>
        placing({
          texts,
          language,
          found,
          navigate,
          form: () => form.current,
          cart: () => latest.current.cart,
          problems: () => latest.current.problems,
          entered: entered.current,
          setPayment,
          setProblems,
          setNotice,
          setSending,
          setSignedIn,
        }),
    )
    return loading.current.catch(() => {
      loading.current = undefined
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is loaded once
  useEffect(() => {
    load()
  }, [])

  async function submit(event: React.FormEvent) {
    event.preventDefault()
    setSending(true)
    const acts = await load()
    setStuck(!acts)
    if (acts) await acts.submit()
    else setSending(false)
  }
  const changed = async ({ target }: React.FormEvent) => {
    const { name } = target as FieldElement
    entered.current.add(name)
    ;(await load())?.changed(name)
  }
  const left = async ({ target }: React.FocusEvent) => {
    const { name, value } = target as FieldElement
    if (value?.trim()) (await load())?.left(name)
  }
  const again = async () => (await load())?.again()

  return { problems, notice, sending, stuck, signedIn, submit, changed, left, again }
}
