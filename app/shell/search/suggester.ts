export interface Suggestion {
  id: number
  title: string
  thumbnail: string
}

export interface Suggested {
  text: string
  found: Suggestion[]
  failed?: boolean
}

const PAUSE_MS = 180

/** Each request aborts the one before, so that `show` gets only the text typed last. */
export function suggester(show: (suggested: Suggested | undefined) => void) {
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
    const suggested = await fetch(`/suggest?q=${encodeURIComponent(text)}`, { signal: mine.signal })
      .then((response) => {
        if (!response.ok) throw new Error(`suggestions: ${response.status}`)
        return response.json() as Promise<{ products: Suggestion[] }>
      })
      .then(({ products }) => ({ text, found: products }))
      .catch(() => ({ text, found: [], failed: true }))
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
