const SLICE_MS = 8

/** Long work awaits `yieldToRequests()` in every round; a round may take a millisecond or two. */
export function pacer(sliceMs = SLICE_MS) {
  let since = performance.now()
  return async function yieldToRequests() {
    if (performance.now() - since < sliceMs) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}
