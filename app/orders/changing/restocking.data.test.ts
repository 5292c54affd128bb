import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { onChange } from '../../database/changes.server'
import { RetryTransaction } from '../../database/transactions/transaction.server'
import { restocking } from './change-status.server'

eachDatabase('what goes back on the shelf', (open) => {
  test('is announced once it is stored, and not when only a first try put it back', async () => {
    const db = await open()
    const announced: unknown[] = []
    onChange(({ left }) => left && announced.push([...left]))
    let tries = 0
    const result = await restocking(db, async (_, onRestock) => {
      if (++tries > 1) return 'nothing was left to put back'
      onRestock(new Map([[1, 5]]))
      throw new RetryTransaction()
    })
    expect([tries, result, announced]).toEqual([2, 'nothing was left to put back', []])
    await restocking(db, async (_, onRestock) => onRestock(new Map([[1, 6]])))
    expect(announced).toEqual([[[1, 6]]])
  })
})
