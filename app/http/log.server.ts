import { pino } from 'pino'
import { config } from '../config.server'

/**
 * Structured log lines on standard output. People's data stays out of them: what could carry it is
 * censored by name. Its level follows LOG_LEVEL from `setLogLevel` at the start on.
 */
export const log = pino({
  level: config.LOG_LEVEL,
  base: null,
  redact: {
    paths: ['email', 'token', 'password', 'authorization', '*.email', '*.token', '*.password'],
    censor: '***',
  },
})

export function setLogLevel() {
  log.level = config.LOG_LEVEL
}
