const PAUSE_MS = 180

/** Asks once typing pauses. Each text aborts what was asked before: `show` gets the last answer. */
export function askWhileTyping<Answer>(show: (answer: Answer) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined

  function stop() {
    clearTimeout(timer)
    request?.abort()
    request = undefined
  }

  return {
    stop,
    /** Asks later; `load` gives an answer for a failure too. */
    ask(load: (signal: AbortSignal) => Promise<Answer>) {
      stop()
      timer = setTimeout(async () => {
        const mine = new AbortController()
        request = mine
        const answer = await load(mine.signal)
        if (request === mine) show(answer)
      }, PAUSE_MS)
    },
  }
}
