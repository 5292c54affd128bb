import { bounded } from './bounded.server'
import { type Child, type Limits, type Running, startChild } from './child.server'
import { Overrun } from './overrun'
import type { Given, Made, TaskName } from './tasks'

interface Bounds extends Limits {
  /** Children, each with one task at a time. */
  width: number
  /** Tasks that may wait for one. */
  waiting: number
  /** A child that has rested so long ends, and its memory with it. */
  idleSeconds: number
}

const children = new Set<Child>()
let tellOverrun: (task: TaskName, overrun: Overrun) => void = () => {}

/** Whoever keeps the log hears of each task that went beyond its limits. */
export function onOverrun(listener: typeof tellOverrun) {
  tellOverrun = listener
}

/**
 * Does in processes of its own what reads bytes of strangers: one that crashes, hangs or fills the
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

  /** What a hostile file left in memory ends with the child. */
  function rest(child: Child) {
    if (child.isGone()) return
    if (child.grown() > limits.memoryMb / 2) return child.kill()
    resting.push({ child, end: setTimeout(child.kill, idleSeconds * 1000).unref() })
  }

  return {
    /** Throws Overrun, TooMany when too much waits, errors of the task, the reason of `signal`. */
    run: <Name extends TaskName>(name: Name, given: Given<Name>, running: Running = {}) =>
      inTurn(async () => {
        running.signal?.throwIfAborted()
        const child = take()
        try {
          return (await child.run({ name, given }, running)) as Made<Name>
        } catch (error) {
          if (error instanceof Overrun) tellOverrun(name, error)
          throw error
        } finally {
          rest(child)
        }
      }),
  }
}

/** Ends all children; a task under way is an Overrun. */
export async function endSandboxes() {
  const all = [...children]
  for (const child of all) child.kill()
  await Promise.all(all.map(({ gone }) => gone))
}
