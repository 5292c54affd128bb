interface Turn {
  due: number
  run: () => void
}

/** Timers due within this many milliseconds fire together: the browser wakes once for them. */
const TOGETHER_MS = 50

const turns = new Set<Turn>()
let timer: ReturnType<typeof setTimeout> | undefined
let watching = false

/**
 * Runs a function after `ms` milliseconds, or when a hidden page is shown again, by the one timer
 * of all that moves by itself. Returns a function that cancels it.
 */
export function runAfter(ms: number, run: () => void) {
  if (!watching) document.addEventListener('visibilitychange', wind)
  watching = true
  const turn = { due: performance.now() + ms, run }
  turns.add(turn)
  wind()
  return () => {
    turns.delete(turn)
  }
}

function wind() {
  clearTimeout(timer)
  if (turns.size === 0 || document.hidden) return
  const next = Math.min(...[...turns].map(({ due }) => due))
  timer = setTimeout(ring, Math.max(0, next - performance.now()))
}

function ring() {
  const until = performance.now() + TOGETHER_MS
  for (const turn of [...turns]) {
    if (turn.due > until || !turns.delete(turn)) continue
    turn.run()
  }
  wind()
}
