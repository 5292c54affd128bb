import { pino } from 'pino'
import { config } from '../config.server'

/** Structured log lines on standard output. Fields that can hold personal data are censored. */
export const log = pino({
  level: config.LOG_LEVEL,
  base: null,
  redact: {
    paths: ['email', 'token', 'password', 'authorization', '*.email', '*.token', '*.password'],
    censor: '***',
  },
})

/** Takes LOG_LEVEL over once the settings are read: this module is loaded before. */
export function setLogLevel() {
  log.level = config.LOG_LEVEL
}
