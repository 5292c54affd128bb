import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { plural } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import { closeOnBack } from '../../ui/on-use/close-on-back'
import { type Suggested, suggester } from './suggester'
import { suggestionGroups } from './suggestion-groups'
import { SuggestionList } from './suggestion-list'
import './suggestions.css'

/**
 * Suggests while the visitor types: a combobox by the ARIA Authoring Practices (list autocomplete
 * with manual selection).
 */
export function SearchSuggestions({ input }: { input: HTMLInputElement }) {
  const texts = useTexts('shell')
  const language = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const [suggested, setSuggested] = useState<Suggested>()
  const [active, setActive] = useState(-1)
  const open = suggested !== undefined
  const groups = suggested ? suggestionGroups(suggested) : []
  const rows = groups.flatMap((group) => group.rows)
  const products = rows.some(({ product }) => product)
  // The row behind the products leads to all results.
  const last = products ? rows.length : rows.length - 1

  function close() {
    setSuggested(undefined)
    setActive(-1)
  }
  function choose(position: number) {
    const row = rows[position]
    if (!row) return input.form?.requestSubmit()
    input.value = ''
    input.blur() // This closes the list; a visitor who comes back to the field may stay in it.
    navigate(row.to)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing || !open) return
    if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1)
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && active >= 0) choose(active)
    else return
    event.preventDefault()
  }
  const keys = useRef(onKeyDown)
  useEffect(() => {
    keys.current = onKeyDown
  })

  // The form has rendered the input before, so it gets listeners instead of props.
  useEffect(() => {
    const shut = () => {
      search.stop()
      setSuggested(undefined)
      setActive(-1)
    }
    const search = suggester((next) => {
      setSuggested(next)
      setActive(-1)
    }, language)
    const events = new AbortController()
    const { signal } = events
    input.role = 'combobox'
    input.setAttribute('aria-autocomplete', 'list')
    input.addEventListener('input', () => search.type(input.value), { signal })
    input.addEventListener('keydown', (event) => keys.current(event), { signal })
    input.addEventListener('blur', shut, { signal })
    if (input.value && document.activeElement === input) search.type(input.value)
    return () => {
      search.stop()
      events.abort()
    }
  }, [input, language])

  useEffect(() => (open ? closeOnBack(() => setSuggested(undefined)) : undefined), [open])
  useEffect(() => {
    input.setAttribute('aria-expanded', String(open))
    input.setAttribute('aria-controls', id)
    const shown = active >= 0 ? document.getElementById(`${id}${active}`) : null
    if (shown) {
      input.setAttribute('aria-activedescendant', shown.id)
      shown.scrollIntoView({ block: 'nearest' })
    } else input.removeAttribute('aria-activedescendant')
  }, [input, id, open, active])

  const none = suggested?.failed ? texts.searchFailed : texts.foundNone
  const problem = open && !products && none
  const count = rows.length > 0 && plural(language, texts.found, rows.length)
  return (
    <>
      <p className="sr-only" role="status">
        {[problem, count].filter(Boolean).join(' ')}
      </p>
      {/* A press on the list or its scroll bar must not take the focus from the input. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only holds the focus */}
      <div
        className="suggestions"
        data-short={suggested?.products[0] === undefined || undefined}
        hidden={!open}
        onMouseDown={(event) => event.preventDefault()}
      >
        {problem && <p className="p-4 text-sm text-muted">{problem}</p>}
        <SuggestionList
          id={id}
          text={suggested?.text ?? ''}
          groups={groups}
          all={products}
          active={active}
          onChoose={choose}
        />
      </div>
    </>
  )
}
