import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { Form, useLocation, useMatches } from 'react-router'
import { useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'

/** The search field. It works as a plain form; the code of suggestions loads on first use. */
export function Search() {
  const texts = useTexts('shell')
  const input = useRef<HTMLInputElement>(null)
  const searched = useSearched()
  const [Suggestions, setSuggestions] = useState<ComponentType<{ input: HTMLInputElement }>>()

  const suggest = useCallback(async () => {
    const loaded = await import('./search-suggestions').catch(() => undefined)
    if (loaded) setSuggestions(() => loaded.SearchSuggestions)
  }, [])

  // The server renders the first page's search into the input; later pages only change it here.
  const first = useRef(true)
  useEffect(() => {
    const field = input.current as HTMLInputElement
    const typing = field === document.activeElement
    if (first.current && typing)
      suggest() // Somebody typed before this code was loaded.
    // Text that is typed while the previous search's page arrives is the next search.
    else if (!first.current && !typing) field.value = searched
    first.current = false
  }, [searched, suggest])

  return (
    <Form
      action="/shop"
      role="search"
      className="search-form"
      onSubmit={() => input.current?.blur()}
    >
      <input
        ref={input}
        type="search"
        name="q"
        autoComplete="off"
        placeholder={texts.search}
        aria-label={texts.search}
        defaultValue={searched}
        onFocus={suggest}
      />
      <button type="submit" aria-label={texts.doSearch} className="icon-button me-1">
        <Icon name="search" />
      </button>
      {Suggestions && input.current && <Suggestions input={input.current} />}
    </Form>
  )
}

/** Returns what the list shown is of: what was typed, or what that was corrected to. */
function useSearched() {
  const { pathname, search } = useLocation()
  const page = useMatches().at(-1)?.loaderData as { corrected?: string } | undefined
  if (pathname !== '/shop') return ''
  return page?.corrected ?? new URLSearchParams(search).get('q') ?? ''
}
