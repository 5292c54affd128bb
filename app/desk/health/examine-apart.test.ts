import { expect, test } from 'vitest'
import type { Finding } from '../../settings/finding'
import { examineApart } from './examine-apart.server'

const finding = (said: string): Finding => ({ area: 'disk', state: 'ok', said })

test('one examination serves all who ask and is kept until a new one is asked for', async () => {
  let runs = 0
  const run = async () => [finding(String(++runs))]
  const [first, second] = await Promise.all([examineApart({ run }), examineApart({ run })])
  expect(first.findings).toEqual([finding('1')])
  expect(second).toBe(first)
  expect(await examineApart({ run })).toBe(first)
  expect((await examineApart({ run, anew: true })).findings).toEqual([finding('2')])
})

test('a failed examination is reported, and the last result stays', async () => {
  const fails = () => Promise.reject(new Error('no'))
  await expect(examineApart({ run: fails, anew: true })).rejects.toThrow('no')
  expect((await examineApart({ run: fails })).findings).toEqual([finding('2')])
})
