import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { withinLimit } from '../../../input/time-limit'
import { fill } from '../../../texts/fill'
import { inLanguage } from '../../../texts/language'
import { useLanguage, useTexts } from '../../../texts/texts'
import { Dialog } from '../../../ui/dialog'
import type { ListingQuery, ShopFilters } from '../listing-query'
import type { Choices, FilterChoice } from './filter-choices.server'
import type { Narrowing } from './narrowing.server'
import type { ShownPriceBounds } from './picked-filters.server'
import { toggled } from './toggled'
import './filter-sheet.css'

export interface FilterSheetProps {
  onClose: () => void
  query: ListingQuery
  /** The filters of the list that is shown. */
  narrowing: Narrowing
  hrefOf: (filters: ShopFilters) => string
}

/** Shows all filters on a phone. Nothing changes behind it until its button is pressed. */
export function FilterSheet({ onClose, ...choosing }: FilterSheetProps) {
  const { filters } = useTexts('shop')
  return (
    <Dialog open onClose={onClose} title={filters} className="filter-sheet">
      <Choosing {...choosing} />
    </Dialog>
  )
}

type Chosen = Omit<ShopFilters, 'q'>

const WRONG = '[aria-invalid="true"]'
const NONE: Chosen = {
  category: undefined,
  brand: undefined,
  colour: undefined,
  size: undefined,
  price: undefined,
  min: undefined,
  max: undefined,
  rating: undefined,
  discount: undefined,
  stock: undefined,
}
/** The milliseconds to wait for more typing. */
const PAUSE_MS = 200
const AT_ONCE = 8

function Choosing({ query, narrowing: shown, hrefOf }: Omit<FilterSheetProps, 'onClose'>) {
  const texts = useTexts('shop')
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { category, brand, colour, size, price, rating, discount, stock } = query
  const { min, max } = shown.bounds
  const [chosen, setChosen] = useState<Chosen>({
    ...{ category, brand, colour, size, price, rating, discount, stock },
    min: min || undefined,
    max: max || undefined,
  })
  const href = hrefOf(chosen)
  const { narrowing, state } = useNarrowing(shown, hrefOf(query), href)
  const { choices, bounds, show } = narrowing
  const choose = (change: Chosen) => setChosen({ ...chosen, ...change })
  // The dialog opens at a price that was wrong before: this effect runs first.
  useEffect(() => form.current?.querySelector(WRONG)?.setAttribute('autofocus', ''), [])

  function finish(event: FormEvent) {
    event.preventDefault()
    const wrong = form.current?.querySelector<HTMLElement>(WRONG)
    if (wrong && state !== 'counting') return wrong.focus()
    form.current?.closest('dialog')?.close()
    navigate(inLanguage('en', href), { preventScrollReset: true })
  }

  return (
    <form ref={form} onSubmit={finish} noValidate>
      {choices.map((group) => (
        <fieldset key={group.kind} className="sheet-group">
          <legend>{group.title}</legend>
          <Values group={group} chosen={chosen} choose={choose} />
          {group.kept && <BoundsFields bounds={bounds} chosen={chosen} choose={choose} />}
        </fieldset>
      ))}
      <div className="sheet-end">
        <button type="button" className="button button-outline" onClick={() => setChosen(NONE)}>
          {texts.clearAll}
        </button>
        <button type="submit" className="button" aria-busy={state === 'counting' || undefined}>
          {state === 'counted' ? show : texts.showProducts}
        </button>
        <p role="status" className="sr-only">
          {state === 'counted' && show}
        </p>
      </div>
    </form>
  )
}

interface GroupProps {
  chosen: Chosen
  choose: (change: Chosen) => void
}

function Values({ group, chosen, choose }: GroupProps & { group: Choices }) {
  const texts = useTexts('shop')
  const { kind, choices } = group
  // A step of the price is a bucket of the specification or two bounds: a radio sets all three.
  const names = kind === 'price' ? (['price', 'min', 'max'] as const) : [kind]
  const filtersAt = (href = ''): Chosen => {
    const there = new URLSearchParams(href.split('?')[1])
    return Object.fromEntries(names.map((name) => [name, there.get(name) ?? undefined]))
  }
  const keyIn = (filters: Chosen) => String(names.map((name) => filters[name]))
  const keyOf = ({ value, href }: Partial<FilterChoice>) => value ?? keyIn(filtersAt(href))
  const isSeveral = choices[0]?.value !== undefined
  const picked = isSeveral ? [chosen[kind] ?? []].flat() : [keyIn(chosen)]
  const filtersOf = (one: Partial<FilterChoice>) =>
    isSeveral ? { [kind]: toggled(picked as string[], keyOf(one)) } : filtersAt(one.href)
  // What is picked at the opening stands among the first; a pick moves no value under the finger.
  const [opened] = useState(picked)
  const input = (one: Partial<FilterChoice>) => (
    <label key={keyOf(one)} style={one.style}>
      <input
        type={isSeveral ? 'checkbox' : 'radio'}
        name={kind}
        checked={picked.includes(keyOf(one))}
        onChange={() => choose(filtersOf(one))}
      />
      {one.text}
    </label>
  )
  const isFirst = (one: FilterChoice, place: number) =>
    place < AT_ONCE || opened.includes(keyOf(one))
  const rest = choices.filter((one, place) => !isFirst(one, place))
  return (
    <>
      <div className="sheet-choices">
        {!isSeveral && input({ text: texts.any[kind] })}
        {choices.filter(isFirst).map(input)}
      </div>
      {rest.length > 0 && (
        <details className="choices-more">
          <summary>{fill(texts.more, { count: rest.length })}</summary>
          <div className="sheet-choices">{rest.map(input)}</div>
        </details>
      )}
    </>
  )
}

function BoundsFields({ bounds, chosen, choose }: GroupProps & { bounds: ShownPriceBounds }) {
  const texts = useTexts('shop')
  return (
    <div className="price-form">
      {(['min', 'max'] as const).map((name) => (
        <label key={name}>
          {texts[name]}
          <input
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            className="field"
            value={chosen[name] ?? ''}
            aria-invalid={bounds.wrong?.includes(name) || undefined}
            aria-describedby={bounds.problem && 'sheet-problem'}
            onChange={({ target }) =>
              choose({ [name]: target.value || undefined, price: undefined })
            }
          />
        </label>
      ))}
      {bounds.problem && (
        <p id="sheet-problem" role="alert">
          {bounds.problem}
        </p>
      )}
    </div>
  )
}

/** Asks the shop what a choice would show; `shown` belongs to the list behind, at `from`. */
function useNarrowing(shown: Narrowing, from: string, href: string) {
  const language = useLanguage()
  const [told, tell] = useState({ href: from, narrowing: shown, counted: true })
  useEffect(() => {
    if (href === from) return tell({ href, narrowing: shown, counted: true })
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const found = await ask(href, language, withinLimit(leaving.signal)).catch(() => undefined)
      if (leaving.signal.aborted) return
      tell((last) => ({ href, narrowing: found ?? last.narrowing, counted: !!found }))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [href, from, shown, language])
  const state = told.href !== href ? 'counting' : told.counted ? 'counted' : 'failed'
  return { narrowing: told.narrowing, state } as const
}

async function ask(href: string, language: string, signal: AbortSignal) {
  const query = href.split('?')[1] ?? ''
  const response = await fetch(`/api/listing?language=${language}&${query}`, { signal })
  return response.ok ? ((await response.json()) as Narrowing) : undefined
}
