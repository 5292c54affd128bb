import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test, vi } from 'vitest'
import { TooMany } from './bounded.server'
import { Overrun } from './overrun'
import { endSandboxes, onOverrun, sandbox } from './sandbox.server'
import type { TaskName } from './tasks'

const script = 'tests/support/sandbox/hostile-tasks.mjs'
const opened = (more: Partial<Parameters<typeof sandbox>[0]> = {}) => {
  const limits = { width: 1, waiting: 10, seconds: 30, memoryMb: 100, idleSeconds: 60 }
  const { run } = sandbox({ ...limits, ...more, script })
  return (name: string, given: unknown = {}, running = {}) =>
    run(name as TaskName, given as never, running) as Promise<unknown>
}
const lives = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

vi.setConfig({ testTimeout: 60_000 })
afterAll(() => endSandboxes())

test('values and bytes go both ways, and one child does one task after the other', async () => {
  const run = opened()
  const given = { text: 'ä', bytes: Buffer.from([0, 255]), many: new Map([[1, 2n]]) }
  const first = (await run('echo', given)) as { given: typeof given; pid: number }
  expect(first.given).toEqual(given)
  const more = await Promise.all([run('echo'), run('echo')])
  expect(more).toMatchObject([{ pid: first.pid }, { pid: first.pid }])
})

test('an error of a task arrives as an error, and the child goes on', async () => {
  const run = opened()
  const { pid } = (await run('echo')) as { pid: number }
  await expect(run('refuse')).rejects.toMatchObject({ message: 'not so', code: 'E_SO' })
  expect(await run('echo')).toMatchObject({ pid })
})

test.each([
  ['wait', { seconds: 2, quietSeconds: 30 }, 'time', 'took longer than 2 seconds'],
  ['hang', { quietSeconds: 2 }, 'silence', 'kept its reader busy for 2 seconds at one place'],
  ['fillHeap', {}, 'memory', 'took more than 100 MB of memory'],
  ['abort', {}, 'crash', 'ended the process that read it'],
  ['exit', {}, 'crash', 'ended the process that read it'],
  ['throwLater', {}, 'crash', 'ended the process that read it'],
] as const)(
  'a task that does %s ends alone, and the next one has a new child',
  async (name, limits, limit, message) => {
    const told = vi.fn()
    onOverrun(told)
    const run = opened(limits)
    const { pid } = (await run('echo')) as { pid: number }
    const failed = run(name)
    const next = run('echo')
    await expect(failed).rejects.toThrow(Overrun)
    await expect(failed).rejects.toMatchObject({ limit, message })
    const after = (await next) as { pid: number }
    expect(after.pid).not.toBe(pid)
    expect(lives(pid)).toBe(false)
    expect(told).toHaveBeenCalledWith(name, expect.any(Overrun))
  },
)

test.runIf(process.platform === 'linux')(
  'memory outside of the heap counts, where the system reports it',
  async () => {
    await expect(opened()('fillBuffers')).rejects.toMatchObject({ limit: 'memory' })
  },
)

test('a task that reports its progress goes on, and is heard in order', async () => {
  const told: unknown[] = []
  const run = opened({ quietSeconds: 5 })
  const onTold = (one: unknown) => void told.push(one)
  expect(await run('tell', { times: 3, everyMs: 5 }, { onTold })).toBe('told')
  expect(told).toEqual([1, 2, 3])
})

test('a signal ends the task and its child with the reason given', async () => {
  const run = opened()
  const { pid } = (await run('echo')) as { pid: number }
  const asked = new AbortController()
  const failed = run('hang', {}, { signal: asked.signal })
  await vi.waitFor(async () => expect(lives(pid)).toBe(true))
  asked.abort(new Error('the shop stops'))
  await expect(failed).rejects.toThrow('the shop stops')
  expect(lives(pid)).toBe(false)
})

test('a task beyond the waiting limit is refused at once', async () => {
  const run = opened({ waiting: 1 })
  const asked = new AbortController()
  const first = run('hang', {}, { signal: asked.signal })
  const second = run('echo')
  await expect(run('echo')).rejects.toThrow(TooMany)
  asked.abort(new Error('enough'))
  await expect(first).rejects.toThrow('enough')
  expect(await second).toBeDefined()
})

test('a child that rests ends after a while', async () => {
  const run = opened({ idleSeconds: 0.05 })
  const { pid } = (await run('echo')) as { pid: number }
  await vi.waitFor(() => expect(lives(pid)).toBe(false), 10_000)
})

test.runIf(process.platform !== 'win32')(
  'children end with a parent that is killed, also in a loop',
  async () => {
    const parent = spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { fork } from 'node:child_process'
       const child = fork('${script}', { serialization: 'advanced', execArgv: [] })
       child.once('message', () => {
         child.send({ name: 'hang', given: {} })
         console.log(child.pid)
       })`,
    ])
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line)
    expect(lives(pid)).toBe(true)
    parent.kill('SIGKILL')
    await vi.waitFor(() => expect(lives(pid)).toBe(false), 10_000)
  },
)
