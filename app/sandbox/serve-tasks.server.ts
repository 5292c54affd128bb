import { Worker } from 'node:worker_threads'
import type { TaskAnswer, TaskName, TaskRequest, Tasks } from './tasks'

const BEAT_MS = 500
const LOOKS_EACH_MS = 500

/** Runs in the child: does one task after the other, and ends with the process that asks. */
export function serveTasks(tasks: { [Name in TaskName]: () => Promise<Tasks[Name]> }) {
  const answer = (answered: TaskAnswer) => void process.send?.(answered, () => {})
  // The parent decides when the child ends: a terminal or a service manager signals all processes
  // of the group.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.on('disconnect', end)
  endWithParent()
  process.on('message', async ({ name, given }: TaskRequest) => {
    const beat = setInterval(() => answer({ alive: true }), BEAT_MS)
    try {
      const task = (await tasks[name]()) as (given: unknown, tell: unknown) => unknown
      const value = await task(given, (told: unknown) => answer({ told }))
      answer({ made: { value } })
    } catch (error) {
      const { name, message, code, syscall, stack } = error as NodeJS.ErrnoException
      answer({ fault: { name, message, code, syscall, stack } })
    } finally {
      clearInterval(beat)
    }
  })
  answer({ ready: true })
}

const end = () => process.kill(process.pid, 'SIGKILL')

/** Watches the parent from a thread: one caught in a loop does not hear that it is gone. */
function endWithParent() {
  const watch = `setInterval(() => {
    if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL')
  }, ${LOOKS_EACH_MS})`
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 }
  new Worker(watch, { eval: true, resourceLimits }).unref()
}
