import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.server'
import { settingsOf } from './launch'

const root = mkdtempSync(join(tmpdir(), 'exclusive-launch-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const settings = (env: Record<string, string>) => settingsOf({ root, build: 'build', env })

test('the supervisor reads its settings as the server does: environment, .env, default', () => {
  const { HOST, PORT, DATA_DIR, HEARTBEAT_SECONDS } = readConfig({})
  const defaults = {
    host: HOST,
    port: PORT,
    dataDir: resolve(root, DATA_DIR),
    heartbeatMs: Number(HEARTBEAT_SECONDS) * 1000,
  }
  expect(settings({})).toEqual(defaults)
  writeFileSync(join(root, '.env'), 'PORT=4000\nHOST=localhost\n')
  expect(settings({ PORT: '5000', DATA_DIR: '/srv/data' })).toEqual({
    ...defaults,
    port: 5000,
    host: 'localhost',
    dataDir: '/srv/data',
  })
  expect(settings({ PORT: '' }).port).toBe(PORT) // An empty value is unset.
})

test.each(['off', 'never', '0'])('there is no heartbeat with HEARTBEAT_SECONDS=%s', (value) => {
  expect(settings({ HEARTBEAT_SECONDS: value }).heartbeatMs).toBeUndefined()
})
