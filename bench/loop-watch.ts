/** The longest block of the event loop: elapsed, and in processor time, free of other processes. */
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
    /** Milliseconds since the last call. */
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
