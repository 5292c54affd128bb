import { readConfig, setConfig } from '../../../app/config.server'

/** Of 32 bytes: tests write no file of keys into the data folder of the project. */
export const TEST_KEY = Buffer.alloc(32, 7).toString('base64')

/** Settings of a desk that is asked more than people would. */
export const setDesk = (more: Record<string, string> = {}) =>
  setConfig(readConfig({ RATE_LIMIT_SCALE: '100000', DESK_KEY: TEST_KEY, ...more }))
