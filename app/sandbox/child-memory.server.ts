import { readFileSync, writeFileSync } from 'node:fs'

/** Returns a process's resident bytes, native libraries included; undefined without /proc. */
export function memoryOf(pid: number): number | undefined {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  } catch {
    return undefined // The system is another, or the process has ended.
  }
}

/** Lets the system end this process before the shop when memory runs out. */
export function endFirst(pid: number) {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000')
  } catch {} // Other systems have no such file.
}
