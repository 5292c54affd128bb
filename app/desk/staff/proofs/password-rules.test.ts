import { expect, test } from 'vitest'
import { passwordFault } from './password-rules'

const fault = (password: string) => passwordFault(password, 'mina.rahman@example.com')

test.each([
  ['short', 'plum-lant'],
  ['short', '😀😀😀😀😀😀😀😀😀'],
  ['long', 'plum lantern '.repeat(16)],
  ['own', 'mina.rahman@example.com'],
  ['own', 'MINA.RAHMAN@EXAMPLE.COM'],
  ['own', 'mina.rahman1'],
  ['common', 'password123'],
  ['common', 'P@ssw0rd2026!'],
  ['common', '!!iloveyou!!'],
  ['common', 'qwertyuiop'],
  ['common', '1234567890'],
  ['common', '0987654321'],
  ['common', 'abcdefghijk'],
  ['common', 'aaaaaaaaaaaa'],
  ['common', '121212121212'],
  ['common', 'Passwort2026'],
])('%s: %s', (expected, password) => {
  expect(fault(password)).toBe(expected)
})

test.each([
  'plum-lantern-42',
  'correct tent paper',
  'ঢাকা শহরের সকাল',
  'Xk4!pq9-Zr2w',
  'passwords are tiring me',
])('the password %s is accepted', (password) => {
  expect(fault(password)).toBeUndefined()
})
