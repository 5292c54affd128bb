/** Watches the longest block of the event loop: elapsed, and in processor time. */
export function watchLoop() {
  let clock = performance.now()
  let cpu = cpuMs()
  let longest = { clock: 0, cpu: 0 }
  let stopped = false
  const tick = () => {
    const now = performance.now()
    const used = cpuMs()
    longest = {
      clock: Math.max(longest.clock, now - clock),
      cpu: Math.max(longest.cpu, used - cpu),
    }
    clock = now
    cpu = used
    if (!stopped) setImmediate(tick)
  }
  setImmediate(tick)
  return {
    /** Returns the milliseconds since the last call. */
    longest() {
      const result = longest
      longest = { clock: 0, cpu: 0 }
      return result
    },
    stop() {
      stopped = true
    },
  }
}

export function cpuMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const EVERY_MS = 2

/**
 * Watches how late timers come, as a request would wait that arrives then. Unlike `watchLoop` it
 * does not keep the processor busy, so that the scheduler does not make it wait for others.
 */
export function watchTimers() {
  let due = performance.now() + EVERY_MS
  let cpu = cpuMs()
  let latest = { clock: 0, cpu: 0 }
  const timer = setInterval(() => {
    const now = performance.now()
    const used = cpuMs()
    latest = { clock: Math.max(latest.clock, now - due), cpu: Math.max(latest.cpu, used - cpu) }
    due = now + EVERY_MS
    cpu = used
  }, EVERY_MS)
  return {
    /** Returns the most milliseconds since the last call: elapsed, and of this thread. */
    latest() {
      const result = latest
      latest = { clock: 0, cpu: 0 }
      return result
    },
    stop: () => clearInterval(timer),
  }
}
