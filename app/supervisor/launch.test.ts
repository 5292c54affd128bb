import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ownFolder } from '../../tests/support/files/own-folder'
import { readConfig } from '../config.server'
import { settingsOf } from './launch'

const root = ownFolder()
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
