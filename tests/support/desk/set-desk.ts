import { readConfig, setConfig } from '../../../app/config.server'

/** A key of 32 bytes: tests write no file of keys into the data folder of the project. */
export const TEST_KEY = Buffer.alloc(32, 7).toString('base64')

/** Sets a desk that gets more requests than people would send. */
export const setDesk = (more: Record<string, string> = {}) =>
  setConfig(readConfig({ RATE_LIMIT_SCALE: '100000', DESK_KEY: TEST_KEY, ...more }))
