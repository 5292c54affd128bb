import { askWhileTyping } from '../../ui/forms/ask-while-typing'
import type { FoundPlace } from './find-places.server'

/** One letter or digit begins too many places. */
const SHORTEST = 2

/** Asks for the places that a text begins while it is typed; `show` gets those of the last one. */
export function placeAsker(show: (places: FoundPlace[]) => void) {
  const { stop, ask } = askWhileTyping(show)
  return {
    stop,
    type(country: string, typed: string) {
      const text = typed.trim()
      stop()
      if (text.length < SHORTEST) show([])
      else ask((signal) => placesOf(country, text, signal))
    },
  }
}

async function placesOf(country: string, q: string, signal: AbortSignal): Promise<FoundPlace[]> {
  try {
    const response = await fetch(`/api/places?${new URLSearchParams({ country, q })}`, { signal })
    return response.ok ? (await response.json()).places : []
  } catch {
    return [] // The address is typed then.
  }
}
