import { readFileSync, writeFileSync } from 'node:fs'

/** Resident bytes of a process, buffers and native libraries included; undefined without /proc. */
export function memoryOf(pid: number): number | undefined {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  } catch {
    return undefined // another system, or it has ended
  }
}

/** Where memory runs out all the same, the system ends this process before the shop. */
export function endFirst(pid: number) {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {} // another system
}
