import { expect, test } from 'vitest'
import { isOutcomeUnknown, isUnavailable } from './unavailable'

const fault = (fields: object, message = 'failed') => Object.assign(new Error(message), fields)
const sqlite = (errcode: number) => fault({ code: 'ERR_SQLITE_ERROR', errcode })

test.each([
  ['a refused connection', fault({ code: 'ECONNREFUSED' })],
  ['a connection that ends', fault({}, 'Connection terminated unexpectedly')],
  ['no free connection', fault({}, 'timeout exceeded when trying to connect')],
  ['a shutdown', fault({ code: '57P01' })],
  ['a start', fault({ code: '57P03' })],
  ['too many connections', fault({ code: '53300' })],
  ['a full disk of the server', fault({ code: '53100' })],
  ['a held row', fault({ code: '55P03' })],
  ['a statement that takes too long', fault({ code: '57014' })],
  ['a held file', sqlite(5)],
  ['a held snapshot', sqlite(517)],
  ['a full disk', sqlite(13)],
  ['an I/O error', sqlite(778)],
  ['a sync that failed', fault({ code: 'EIO', syscall: 'fdatasync' })],
])('%s means that the database is away or busy', (_, error) => {
  expect(isUnavailable(error)).toBe(true)
})

test.each([
  ['a broken rule of a table', fault({ code: '23505' })],
  ['a mistake in a query', fault({ code: '42601' })],
  ['a broken rule of SQLite', sqlite(2067)],
  ['a damaged file', sqlite(11)],
  ['a fault of the program', new TypeError('x is undefined')],
  ['a process that ended by a signal', fault({ code: null, signal: 'SIGTERM' })],
  ['no error', undefined],
])('%s does not mean that the database is away', (_, error) => {
  expect(isUnavailable(error)).toBe(false)
})

test.each([
  ['a connection that ends', fault({}, 'Connection terminated unexpectedly'), true],
  ['a reset', fault({ code: 'ECONNRESET' }), true],
  ['a sync that failed', fault({ code: 'EIO', syscall: 'fdatasync' }), true],
  ['a shutdown', fault({ code: '57P01' }), true],
  ['a failure of the connection', fault({ code: '08006' }), true],
  ['no free connection', fault({}, 'timeout exceeded when trying to connect'), false],
  ['a held row', fault({ code: '55P03' }), false],
  ['a statement that takes too long', fault({ code: '57014' }), false],
  ['a full disk', fault({ code: '53100' }), false],
  ['a broken rule of a table', fault({ code: '23505' }), false],
  ['a fault of the program', new TypeError('x is undefined'), false],
])('whether %s is a lost connection', (_, error, lost) => {
  expect(isOutcomeUnknown(error)).toBe(lost)
})
