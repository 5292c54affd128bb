import { readFileSync } from 'node:fs'

/** Linux counts 100 ticks a second for every process it shows (proc(5)). */
const TICK_S = 0.01
const SAMPLE_MS = 100

/** Returns a process's CPU seconds so far; NaN without /proc, or once it has ended. */
export function cpuSeconds(pid: number | undefined) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_S
  } catch {
    return Number.NaN
  }
}

/** Watches a process's CPU seconds until it has ended. */
export function watchCpu(pid: number | undefined) {
  let seconds = Number.NaN
  const timer = setInterval(() => {
    const now = cpuSeconds(pid)
    if (!Number.isNaN(now)) seconds = now
  }, SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return seconds
  }
}
