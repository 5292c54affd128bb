import { pino } from 'pino'
import { config } from '../config.server'

const ADDRESS = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g

/** Also inside sentences: a mail server's refusal names addresses, which are personal data. */
export const withoutAddresses = (text: string) => text.replace(ADDRESS, '***@***')

/** No other properties: a failed query's hold its values, a mail server's its recipients. */
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

export const LOG_RULES = {
  base: null,
  redact: {
    paths: ['email', 'token', 'password', 'authorization', '*.email', '*.token', '*.password'],
    censor: '***',
  },
  serializers: { err: errorLine },
}

export const log = pino({ level: config.LOG_LEVEL, ...LOG_RULES })

/** Called once the settings are read, because this module is loaded before them. */
export function setLogLevel() {
  log.level = config.LOG_LEVEL
}
