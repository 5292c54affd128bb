import type { FoundPlace } from './find-places.server'

const PAUSE_MS = 180
/** One letter or digit begins too many places. */
const SHORTEST = 2

/** Asks for the places that a text begins. Each text aborts the one before: `show` gets the last. */
export function placeAsker(show: (places: FoundPlace[]) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined

  function stop() {
    clearTimeout(timer)
    request?.abort()
    request = undefined
  }

  async function ask(country: string, text: string) {
    const mine = new AbortController()
    request = mine
    const query = new URLSearchParams({ country, q: text })
    const places = await fetch(`/api/places?${query}`, { signal: mine.signal })
      .then((response): Promise<{ places?: FoundPlace[] }> | object =>
        response.ok ? response.json() : {},
      )
      .then((answer: { places?: FoundPlace[] }) => answer.places ?? [])
      .catch(() => []) // The address is typed then.
    if (request === mine) show(places)
  }

  return {
    stop,
    type(country: string, text: string) {
      stop()
      if (text.trim().length < SHORTEST) show([])
      else timer = setTimeout(ask, PAUSE_MS, country, text.trim())
    },
  }
}
