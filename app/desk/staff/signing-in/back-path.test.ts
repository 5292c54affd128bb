import { expect, test } from 'vitest'
import { backPath } from './back-path'

test.each([
  ['/orders?state=paid', '/orders?state=paid'],
  ['/', '/'],
  [null, '/'],
  ['', '/'],
  ['orders', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/sign-in?back=/sign-in', '/'],
])('%s leads to %s', (given, path) => {
  expect(backPath(given)).toBe(path)
})
