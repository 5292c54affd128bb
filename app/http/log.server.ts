import { pino } from 'pino'
import { config } from '../config.server'

const ADDRESS = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g

/** Mail addresses are personal, also inside a sentence: a mail server's refusal names them. */
export const withoutAddresses = (text: string) => text.replace(ADDRESS, '***@***')

/**
 * An error with its kind, message and places. Its other properties stay out: those of a failed
 * query hold its values, those of a mail server its recipients.
 */
function errorLine(error: unknown) {
  if (!(error instanceof Error)) return { message: withoutAddresses(String(error)) }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    ...(code !== undefined && { code: String(code) }),
    stack: withoutAddresses(error.stack ?? ''),
  }
}

/** Structured log lines on standard output. Fields that can hold personal data are censored. */
export const LOG_RULES = {
  base: null,
  redact: {
    paths: ['email', 'token', 'password', 'authorization', '*.email', '*.token', '*.password'],
    censor: '***',
  },
  serializers: { err: errorLine },
}

export const log = pino({ level: config.LOG_LEVEL, ...LOG_RULES })

/** Takes LOG_LEVEL over once the settings are read: this module is loaded before. */
export function setLogLevel() {
  log.level = config.LOG_LEVEL
}
