/**
 * glibc gives each thread that allocates an arena of its own, up to eight a core, and what is freed in
 * one is of no use to the others: with the shop's 16 threads a third of its memory stood idle there.
 */
export const MEMORY = { MALLOC_ARENA_MAX: '2' }

/** Read by glibc when a process starts only: this one starts anew in its own place, under its id. */
export function startWithMemorySettings() {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return
  const given = [...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, [process.execPath, ...given], { ...process.env, ...MEMORY })
}
