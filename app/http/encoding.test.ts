import { expect, test } from 'vitest'
import { preferredEncoding } from './encoding'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['gzip;q=0.8, br;q=0.2', 'gzip'],
  ['*', 'br'],
  ['x'.repeat(5000), 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s takes %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})
