import { useEffect, useId, useState } from 'react'
import { type Choosable, chosenVariant, type Picks, pick, settled } from './choosing'

export type Choosing = ReturnType<typeof useChoosing>

/** Keeps the choice of a product's options. `asked` is the address's choice. */
export function useChoosing(product: Choosable, asked: Picks) {
  const id = useId()
  const given: Picks = product.options.map((_, at) => asked[at])
  const [state, setState] = useState({ given, picks: given, missing: false, letGo: [] as Picks })
  // A new address replaces the choice, unless it names none.
  if (state.given.join() !== given.join())
    setState({ ...state, given, ...(given.some(Boolean) && { picks: given, letGo: [] }) })

  // Choices made before the scripts ran are only in the page.
  useEffect(() => {
    const pressed = document.querySelectorAll<HTMLInputElement>(`[data-choosing="${id}"] :checked`)
    setState((now) => {
      const picks = [...pressed].reduce((sure, { name, value }) => {
        const at = Number(name.slice(-1)) - 1
        return settled(product, sure)[at] === value ? sure : pick(product, sure, at, value)
      }, now.picks)
      return picks.join() === now.picks.join() ? now : { ...now, picks }
    })
  }, [id, product])

  return {
    id,
    ...state,
    variant: chosenVariant(product, state.picks),
    choose(at: number, value: string) {
      const { picks } = state
      const next = pick(product, picks, at, value)
      const letGo = picks.map((one, place) =>
        place !== at && one !== undefined && next[place] === undefined ? one : undefined,
      )
      setState({ ...state, picks: next, letGo })
    },
    /** Tells which option is still to be chosen, and focuses it. */
    ask() {
      setState({ ...state, missing: true })
      const at = settled(product, state.picks).indexOf(undefined)
      const groups = document.querySelectorAll(`[data-choosing="${id}"] fieldset`)
      const group = groups[at]
      const inputs = [...(group?.querySelectorAll('input') ?? [])]
      const first = inputs.find((input) => !input.ariaDisabled) ?? inputs[0]
      first?.focus()
      group?.scrollIntoView({ block: 'nearest' })
    },
  }
}
