import { BadSetting, config } from '../config.server'
import { UnusableDatabase } from '../database/unusable-database'

/**
 * Returns one line for a fault of the surroundings; undefined for a fault of the program. It never
 * shows DATABASE_URL, which holds a password.
 */
export function faultLine(error: unknown): string | undefined {
  if (error instanceof BadSetting || error instanceof UnusableDatabase) return error.message
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string }
  if (syscall === 'listen' || hostname === config.HOST) return listenLine(code)
  if (syscall === 'mkdir' || syscall === 'open' || code === 'ERR_SQLITE_ERROR') {
    return `DATA_DIR "${config.DATA_DIR}" cannot be written (${code}): make it a folder of this user, or set DATA_DIR to another.`
  }
  if (config.DATABASE_URL && code) {
    return `The database of DATABASE_URL cannot be used (${code}): see that it runs, and that host, user, password and database name are right.`
  }
  return undefined
}

function listenLine(code?: string) {
  if (code === 'EADDRINUSE') {
    return `Port ${config.PORT} on ${config.HOST} is taken: stop what uses it, or set PORT to another.`
  }
  if (code === 'EACCES')
    return `Port ${config.PORT} needs rights this user lacks: set PORT to 1024 or above.`
  return `HOST "${config.HOST}" is no address of this machine (${code}).`
}
