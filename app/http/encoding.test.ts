import { expect, test } from 'vitest'
import { gzipIfAccepted, preferredEncoding } from './encoding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['gzip;q=0.8, br;q=0.2', 'gzip'],
  ['*', 'br'],
  ['br, '.repeat(1000), 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s takes %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})

test('a document stored only in gzip goes to nobody who accepts only other encodings', () => {
  expect(['br', 'br, gzip', '*', 'gzip;q=0, br'].map(gzipIfAccepted)).toEqual([
    'identity',
    'gzip',
    'gzip',
    'identity',
  ])
})
