import { readFileSync } from 'node:fs'

/** Linux counts 100 ticks a second for every process it shows (proc(5)). */
const TICK_S = 0.01
const SAMPLE_MS = 100

/** Watches a process's CPU seconds until it has ended; not a number where there is no /proc. */
export function watchCpu(pid: number | undefined) {
  let seconds = Number.NaN
  const sample = () => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      seconds = (Number(fields[11]) + Number(fields[12])) * TICK_S
    } catch {} // ended
  }
  const timer = setInterval(sample, SAMPLE_MS)
  return () => {
    clearInterval(timer)
    return seconds
  }
}
