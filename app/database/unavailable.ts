/** The seconds before a client may ask again: about a restart of PostgreSQL. */
const RETRY_AFTER_SECONDS = 5

export const RETRY_AFTER = { 'Retry-After': String(RETRY_AFTER_SECONDS) }

/** SQLSTATE classes: connection, insufficient resources (disk, memory, connections), I/O. */
const CLASSES = /^(08|53|58)/
const STATES = new Set([
  '25006', // A standby, or a server with a full disk, is read-only.
  '25P03', // The transaction was idle for too long.
  '40001', // Serialization failed after all retries.
  '40P01', // The transaction deadlocked after all retries.
  '55P03', // A lock timed out.
  '57014', // A statement timed out.
  '57P01', // An administrator shut it down.
  '57P02', // Another session crashed.
  '57P03', // The server starts up or shuts down.
  '57P05', // The session was idle for too long.
])

const NETWORK = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Messages of `pg` and its pool about a lost connection, without a code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** SQLite's primary codes: busy, locked, no memory, read-only, I/O, full, cannot open. */
const SQLITE = new Set([5, 6, 7, 8, 10, 13, 14])

const LOST_STATES = new Set(['25P03', '57P01', '57P02', '57P03', '57P05'])
const NO_CONNECTION_FREE = 'timeout exceeded when trying to connect'

/**
 * Tells whether a statement may have taken effect: its connection ended before the answer, or the
 * disk failed after it.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (isUnsynced(error)) return true
  const { message } = error
  const code = codeOf(error)
  if (NETWORK.has(code) || LOST_STATES.has(code) || /^08/.test(code)) return true
  return LOST.test(message) && !message.startsWith(NO_CONNECTION_FREE)
}

function codeOf(error: Error) {
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' ? code : ''
}

const isUnsynced = (error: Error & { syscall?: string }) => error.syscall === 'fdatasync'

/** Tells whether another held a row or lock for longer than the transaction waits. */
export const isLockTimeout = (error: unknown) =>
  error instanceof Error && (error as Error & { code?: string }).code === '55P03'

/** Tells whether the same request may soon succeed: the database is away, busy or cannot write. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { errcode, message } = error as Error & { errcode?: number }
  const code = codeOf(error)
  if (isUnsynced(error)) return true
  if (code === 'ERR_SQLITE_ERROR') return SQLITE.has((errcode ?? 0) & 0xff)
  if (NETWORK.has(code) || STATES.has(code)) return true
  return code.length === 5 ? CLASSES.test(code) : LOST.test(message)
}
