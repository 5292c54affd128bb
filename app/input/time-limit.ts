const LIMIT_MS = 15_000

/**
 * Returns a signal that ends a request on a line that hangs, or once it is left. `AbortSignal.any` is
 * too new for some browsers.
 */
export function withinLimit(leaving: AbortSignal): AbortSignal {
  const request = new AbortController()
  const end = () => request.abort()
  leaving.addEventListener('abort', end)
  setTimeout(end, LIMIT_MS)
  return request.signal
}
