import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SCRIPT = `
import { appendFileSync } from 'node:fs'
import { oneAtATime } from ${JSON.stringify(join(process.cwd(), 'scripts/build.mjs'))}
const [, , folder, name, ms] = process.argv
const note = (what) => appendFileSync(folder + '/notes', name + ' ' + what + '\\n')
oneAtATime(folder + '/new/lock', () => {
  note('begins')
  console.log('holds')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(ms))
  note('ends')
})`

/** Starts a process that notes when it begins and ends what one may do at a time. */
const worker = (folder: string, name: string, ms: number) =>
  spawn(process.execPath, [join(folder, 'worker.mjs'), folder, name, String(ms)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

test('two processes build one after the other, and one that is killed blocks nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  writeFileSync(join(folder, 'worker.mjs'), SCRIPT)
  const notes = () => readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n')
  const two = [worker(folder, 'one', 300), worker(folder, 'other', 300)]
  await Promise.all(two.map((child) => once(child, 'exit')))
  const [first, second, ...rest] = notes()
  expect(first?.replace('begins', 'ends')).toBe(second)
  expect(rest[0]?.replace('begins', 'ends')).toBe(rest[1])
  expect(notes()).toHaveLength(4)

  const killed = worker(folder, 'killed', 60_000)
  await once(killed.stdout, 'data')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const next = worker(folder, 'next', 0)
  await once(next, 'exit')
  expect(notes().slice(4)).toEqual(['killed begins', 'next begins', 'next ends'])
  rmSync(folder, { recursive: true })
})
