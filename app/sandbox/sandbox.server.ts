import { bounded } from './bounded.server'
import { type Child, type ChildLimits, type Running, startChild } from './child.server'
import { Overrun } from './overrun'
import type { Given, TaskName, TaskResult } from './tasks'

interface Bounds extends ChildLimits {
  /** The number of children; each does one task at a time. */
  width: number
  /** The most tasks that may wait for a child. */
  waiting: number
  /** A child that rests this long ends and frees its memory. */
  idleSeconds: number
}

const children = new Set<Child>()
let tellOverrun: (task: TaskName, overrun: Overrun) => void = () => {}

/** Sets the listener that hears of each task that exceeded its limits, for the log. */
export function onOverrun(listener: typeof tellOverrun) {
  tellOverrun = listener
}

/**
 * Returns a sandbox: processes that read strangers' bytes. One that crashes, hangs or fills the
 * memory is ended, and the shop goes on.
 */
export function sandbox({ width, waiting, idleSeconds, ...limits }: Bounds) {
  const resting: { child: Child; end: NodeJS.Timeout }[] = []
  const inTurn = bounded(width, waiting)

  function take() {
    for (let one = resting.pop(); one; one = resting.pop()) {
      clearTimeout(one.end)
      if (!one.child.isGone()) return one.child
    }
    const child = startChild(limits)
    children.add(child)
    void child.gone.then(() => children.delete(child))
    return child
  }

  /** Ends a child that grew: what a hostile file left in memory goes with it. */
  function rest(child: Child) {
    if (child.isGone()) return
    if (child.grown() > limits.memoryMb / 2) return child.kill()
    resting.push({ child, end: setTimeout(child.kill, idleSeconds * 1000).unref() })
  }

  return {
    /** Runs a task. Throws Overrun, TooMany, errors of the task, and the reason of `signal`. */
    run: <Name extends TaskName>(name: Name, given: Given<Name>, running: Running = {}) =>
      inTurn(async () => {
        running.signal?.throwIfAborted()
        const child = take()
        try {
          return (await child.run({ name, given }, running)) as TaskResult<Name>
        } catch (error) {
          if (error instanceof Overrun) tellOverrun(name, error)
          throw error
        } finally {
          rest(child)
        }
      }),
  }
}

/** Ends all children; a task under way throws Overrun. */
export async function endSandboxes() {
  const all = [...children]
  for (const child of all) child.kill()
  await Promise.all(all.map(({ gone }) => gone))
}
