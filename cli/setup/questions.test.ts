import { expect, test } from 'vitest'
import { settingsFrom } from '../../app/settings/schema'
import { QUESTIONS } from './questions'

test('an answer about cash and transfers leaves the ways that are paid online', () => {
  const question = QUESTIONS.find(({ ask }) => ask.startsWith('How may orders be paid'))
  const before = settingsFrom({ 'payment.ways': [{ way: 'bank' }, { way: 'stripe', fee: 20 }] })
  for (const [answer, offline] of [
    ['cash', ['cash_on_delivery']],
    ['cash, Chêne; Banque; FR76 3000; BNPAFRPP', ['bank', 'cash_on_delivery']],
  ] as const) {
    const ways = question?.read(answer, before)['payment.ways'] as { way: string; fee?: number }[]
    expect(ways.map(({ way }) => way)).toEqual([...offline, 'stripe'])
    expect(ways.at(-1)).toMatchObject({ fee: 20 })
  }
})
