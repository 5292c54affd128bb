import { expect, test } from 'vitest'
import type { Finding } from '../../settings/finding'
import { examineApart } from './examine-apart.server'

const finding = (said: string): Finding => ({ area: 'disk', state: 'ok', said })

test('looks once for all who ask, keeps it, and looks anew when told', async () => {
  let runs = 0
  const run = async () => [finding(String(++runs))]
  const [first, second] = await Promise.all([examineApart({ run }), examineApart({ run })])
  expect(first.findings).toEqual([finding('1')])
  expect(second).toBe(first)
  expect(await examineApart({ run })).toBe(first)
  expect((await examineApart({ run, anew: true })).findings).toEqual([finding('2')])
})

test('a run that fails says so and keeps what was known', async () => {
  const fails = () => Promise.reject(new Error('no'))
  await expect(examineApart({ run: fails, anew: true })).rejects.toThrow('no')
  expect((await examineApart({ run: fails })).findings).toEqual([finding('2')])
})
