/** Returns pauses that can be cut short, even before they begin. */
export function alarm() {
  let timer: NodeJS.Timeout | undefined
  let ringsAt = Number.POSITIVE_INFINITY
  let wake: (() => void) | undefined
  let rang = false
  function ring() {
    ringsAt = Number.POSITIVE_INFINITY
    rang = wake === undefined
    wake?.()
    wake = undefined
  }
  function within(ms: number) {
    const at = performance.now() + ms
    if (at >= ringsAt) return
    clearTimeout(timer)
    ringsAt = at
    timer = setTimeout(ring, ms)
  }
  return {
    within,
    pause(ms: number) {
      if (rang) {
        rang = false
        return Promise.resolve()
      }
      return new Promise<void>((resolve) => {
        wake = resolve
        within(ms)
      })
    },
    clear: () => clearTimeout(timer),
  }
}
