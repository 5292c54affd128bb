import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs in a process that allocates nothing else, because a quiet shop fills no heap either. */
const SCRIPT = `
  import { setTimeout } from 'node:timers/promises'
  import { weigh } from './app/catalogue/index/base-weight.server.ts'
  const alive = []
  for (let at = 0; at < 30; at++) {
    alive.push(new WeakRef(weigh({ ids: new Int32Array(new SharedArrayBuffer(4)) })))
    await setTimeout(20)
  }
  console.log(alive.filter((base) => base.deref()).length)
`

test('bases that nobody holds do not pile up in memory', { timeout: 60_000 }, () => {
  const alive = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    encoding: 'utf8',
  })
  expect(Number(alive)).toBeGreaterThan(0)
  expect(Number(alive)).toBeLessThan(15)
})
