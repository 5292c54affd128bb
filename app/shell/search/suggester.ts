import type { Language } from '../../business'
import { askWhileTyping } from '../../ui/forms/ask-while-typing'

export interface Suggestion {
  id: number
  slug?: string
  title: string
  thumbnail: string
  /** The price in dollars. */
  price?: number
}

/** The answer of `/suggest?more=1`; a kind without suggestions is omitted. */
interface Suggestions {
  products: Suggestion[]
  similar?: Suggestion[]
  categories?: { slug: string; name: string }[]
  brands?: string[]
  /** The page that answers a question about the shop; its path carries no language. */
  help?: { label: string; pages: { to: string; label: string }[] }
}

export interface Suggested extends Suggestions {
  text: string
  failed?: boolean
}

/** Fetches suggestions while a visitor types; `show` gets those of the last text alone. */
export function suggester(
  show: (suggested: Suggested | undefined) => void,
  language: Language = 'en',
) {
  const { stop, ask } = askWhileTyping(show)

  function suggestions(text: string, signal: AbortSignal): Promise<Suggested> {
    const query = new URLSearchParams({ q: text, more: '1', language })
    return fetch(`/suggest?${query}`, { signal })
      .then((response) => {
        if (!response.ok) throw new Error(`suggestions: ${response.status}`)
        return response.json() as Promise<Suggestions>
      })
      .then((suggestions) => ({ ...suggestions, text }))
      .catch(() => ({ text, products: [], failed: true }))
  }

  return {
    stop,
    type(text: string) {
      stop()
      if (text.trim() === '') show(undefined)
      else ask((signal) => suggestions(text, signal))
    },
  }
}
