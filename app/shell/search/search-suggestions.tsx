import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { plural } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import { Picture } from '../../ui/picture'
import { matchIn } from './match-in'
import { type Suggested, suggester } from './suggester'

/** Combobox by the ARIA Authoring Practices: list autocomplete with manual selection. */
export function SearchSuggestions({ input }: { input: HTMLInputElement }) {
  const texts = useTexts('shell')
  const language = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const [suggested, setSuggested] = useState<Suggested>()
  const [active, setActive] = useState(-1)
  const found = suggested?.found ?? []
  const open = suggested !== undefined
  const option = (position: number) => `${id}${position}`

  function close() {
    setSuggested(undefined)
    setActive(-1)
  }
  function choose(position: number) {
    const product = found[position]
    if (!product) return
    input.value = ''
    close()
    navigate(`/shop/${product.id}`)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing || !open) return
    const last = found.length - 1
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
    })
    const events = new AbortController()
    const { signal } = events
    input.role = 'combobox'
    input.setAttribute('aria-autocomplete', 'list')
    input.addEventListener('input', () => search.type(input.value), { signal })
    input.addEventListener('keydown', (event) => keys.current(event), { signal })
    input.addEventListener('blur', shut, { signal })
    input.form?.addEventListener('submit', shut, { signal })
    if (input.value && document.activeElement === input) search.type(input.value)
    return () => {
      search.stop()
      events.abort()
    }
  }, [input])

  useEffect(() => {
    input.setAttribute('aria-expanded', String(open))
    input.setAttribute('aria-controls', id)
    const shown = active >= 0 ? document.getElementById(`${id}${active}`) : null
    if (shown) {
      input.setAttribute('aria-activedescendant', shown.id)
      shown.scrollIntoView({ block: 'nearest' })
    } else input.removeAttribute('aria-activedescendant')
  }, [input, id, open, active])

  const problem = suggested?.failed ? texts.searchFailed : texts.foundNone
  const said = found.length > 0 ? plural(language, texts.found, found.length) : problem
  return (
    <>
      <p className="sr-only" role="status">
        {open && said}
      </p>
      {/* A press on the list or its scroll bar must not take the focus from the input. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only holds the focus */}
      <div className="suggestions" hidden={!open} onMouseDown={(event) => event.preventDefault()}>
        {open && found.length === 0 && <p className="p-4 text-sm text-muted">{problem}</p>}
        <div id={id} role="listbox" aria-label={texts.suggestions}>
          {found.map(({ id: product, title, thumbnail }, position) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input
            <div
              key={product}
              id={option(position)}
              role="option"
              aria-selected={position === active}
              className="suggestion"
              onClick={() => choose(position)}
            >
              <Picture src={thumbnail} alt="" width={40} height={40} />
              <Title title={title} text={suggested?.text ?? ''} />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

function Title({ title, text }: { title: string; text: string }) {
  const [before, match, after] = matchIn(title, text)
  return (
    <span>
      {before}
      <b>{match}</b>
      {after}
    </span>
  )
}
