/** Runs `work` each `everyMs`, never twice at a time. `stop` waits for a run under way. */
export function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
) {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= work()
      .then(() => {}, onError)
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  return {
    /** Runs `work` at once, unless a run is under way. */
    run,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Runs `store` each `everyMs` and, so that nothing is lost, once more when it is stopped. */
export function storeEach(...[store, everyMs, onError]: Parameters<typeof repeat>) {
  const storing = repeat(store, everyMs, onError)
  return {
    async stop() {
      await storing.stop()
      await store().catch(onError)
    },
  }
}
