import { type Logger, type LoggerOptions, pino } from 'pino'
import { config } from '../config.server'
import { isUnavailable } from '../database/unavailable'
import { MINUTE_MS } from '../durations'
import { withoutPersonal } from './records/personal-words'
import { requestId } from './records/request-id.server'

/** Names that the database gives, not values: they say which rule a query broke. */
const OF_DATABASE = ['constraint', 'table', 'column'] as const

/** Describes an error without further properties, which may hold values and recipients. */
function errorLine(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutPersonal(String(error)) }
  const known = error as Error & Record<string, unknown>
  return {
    type: error.name,
    message: withoutPersonal(error.message),
    ...(known.code !== undefined && { code: String(known.code) }),
    ...Object.fromEntries(
      OF_DATABASE.flatMap((name) => (known[name] ? [[name, known[name]]] : [])),
    ),
    ...(error.cause instanceof Error && { cause: errorLine(error.cause) }),
    stack: framesOf(error),
  }
}

/** Returns the stack without the message, which stands before it. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .slice(0, 10)
    .map((line) => line.trim())
const AWAY = 'the database is away or busy'

interface Away {
  /** The number of faults since the last line. */
  count: number
  write: (count: number) => void
}

const away = new WeakMap<Logger, Away>()

/** Logs one line at once, then one a minute: while the database is away, every request meets it. */
function onceAMinute(log: Logger, write: Away['write']) {
  const known = away.get(log)
  if (known) {
    known.count++
    known.write = write
    return
  }
  write(1)
  const started = { count: 0, write }
  away.set(log, started)
  const timer = setInterval(() => {
    if (started.count > 0) started.write(started.count)
    else {
      clearInterval(timer)
      away.delete(log)
    }
    started.count = 0
  }, MINUTE_MS)
  timer.unref()
}

export const LOG_RULES: LoggerOptions = {
  base: null,
  mixin: () => ({ requestId: requestId() }),
  redact: {
    paths: ['email', 'token', 'password', 'authorization', '*.email', '*.token', '*.password'],
    censor: '***',
  },
  serializers: { err: errorLine },
  hooks: {
    logMethod(args, method) {
      const [fields, text] = args as unknown as [{ err?: unknown }, string]
      if (!isUnavailable(fields?.err)) return method.apply(this, args)
      // The line carries this request's id, not the timer's.
      const fault = { requestId: requestId(), ...fields, during: text }
      onceAMinute(this, (count) => method.apply(this, [{ ...fault, count }, AWAY]))
    },
  },
}

export const log = pino({ level: config.LOG_LEVEL, ...LOG_RULES })

/** Sets the level, once the settings are read: this module loads before them. */
export function setLogLevel() {
  log.level = config.LOG_LEVEL
}

/** Makes a line of what libraries print, too. */
export function logEverything() {
  const printed =
    (level: 'info' | 'warn' | 'error') =>
    (...said: unknown[]) => {
      const err = said.find((one) => one instanceof Error)
      const text = said.filter((one) => typeof one === 'string').join(' ')
      log[level]({ ...(err && { err }) }, withoutPersonal(text) || 'a library said')
    }
  Object.assign(console, {
    log: printed('info'),
    info: printed('info'),
    warn: printed('warn'),
    error: printed('error'),
  })
  process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns'))
}
