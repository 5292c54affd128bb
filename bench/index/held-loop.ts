import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { watchTimers } from '../loop-watch'

const SETTLE_MS = 50

/** Watches the loop of this process while it works and, as a control, of an idle one. */
export async function watchHeldLoop() {
  const timers = watchTimers()
  const idle = fork('bench/index/idle-loop.ts')
  const latestOfIdle = async (): Promise<{ clock: number }> => {
    idle.send('latest')
    return (await once(idle, 'message'))[0]
  }
  await latestOfIdle()
  const figures: Record<string, number> = {}
  return {
    figures,
    async during(what: string, work: () => Promise<unknown>) {
      await sleep(SETTLE_MS)
      await latestOfIdle()
      timers.latest()
      const began = performance.now()
      await work()
      figures[`${what}, ms`] = performance.now() - began
      await sleep(SETTLE_MS)
      const { clock, cpu } = timers.latest()
      figures[`${what}: loop held, ms`] = clock
      figures[`${what}: loop held by its own work, ms`] = cpu
      figures[`${what}: loop of an idle process held, ms`] = (await latestOfIdle()).clock
    },
    stop() {
      timers.stop()
      idle.kill()
    },
  }
}
