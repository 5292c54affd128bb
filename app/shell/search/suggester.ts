import type { Language } from '../../business'

export interface Suggestion {
  id: number
  slug?: string
  title: string
  thumbnail: string
  /** The price in dollars. */
  price?: number
}

/** The answer of `/suggest?more=1`; a kind without suggestions is omitted. */
export interface Suggestions {
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

const PAUSE_MS = 180

/** Fetches suggestions. Each request aborts the one before: `show` gets only the last text. */
export function suggester(
  show: (suggested: Suggested | undefined) => void,
  language: Language = 'en',
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined

  function stop() {
    clearTimeout(timer)
    request?.abort()
    request = undefined
  }

  async function ask(text: string) {
    const mine = new AbortController()
    request = mine
    const query = new URLSearchParams({ q: text, more: '1', language })
    const suggested = await fetch(`/suggest?${query}`, { signal: mine.signal })
      .then((response) => {
        if (!response.ok) throw new Error(`suggestions: ${response.status}`)
        return response.json() as Promise<Suggestions>
      })
      .then((suggestions) => ({ ...suggestions, text }))
      .catch(() => ({ text, products: [], failed: true }))
    if (request === mine) show(suggested)
  }

  return {
    stop,
    type(text: string) {
      stop()
      if (text.trim() === '') show(undefined)
      else timer = setTimeout(ask, PAUSE_MS, text)
    },
  }
}
