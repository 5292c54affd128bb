import { expect, test } from 'vitest'
import { arranged } from './arranged'

const none = { pinned: [], boosted: [], buried: [] }

test.each([
  ['nothing decided', none, [1, 2, 3, 4], []],
  ['pinned, found or not', { ...none, pinned: [9, 3] }, [9, 3, 1, 2, 4], []],
  ['boosted, if found', { ...none, boosted: [4, 8] }, [4, 1, 2, 3], []],
  ['buried, if found', { ...none, buried: [1, 8] }, [2, 3, 4], [1]],
  ['pinned goes before all', { pinned: [2], boosted: [4, 2], buried: [2, 1] }, [2, 4, 3], [1]],
])('%s', (_, places, first, last) => {
  expect(arranged([1, 2, 3, 4], places)).toEqual({ first, last })
})
