import { describe, expect, test } from 'vitest'
import { parseListingQuery } from './listing-query'
import { pageCount, pageNumbers, pageSize, SHOW_ALL_MOST, toggleOf } from './listing-view'

const read = (query: string) => parseListingQuery(new URLSearchParams(query))

describe('spec section 2: a filtered view shows the first 6, with a toggle above 5', () => {
  test('a filter shows the first six', () => {
    expect(pageSize(read('category=beauty'))).toBe(6)
  })

  test('Show All shows the rest, in pages of bounded length', () => {
    expect(pageSize(read('category=beauty&all=1'))).toBe(SHOW_ALL_MOST)
  })

  test('the page size decides without a filter', () => {
    expect(pageSize(read('all=1'))).toBe(6)
    expect(pageSize(read('show=18'))).toBe(18)
  })

  test.each([
    [5, undefined],
    [6, 'all'],
    [7, 'all'],
  ] as const)('the toggle fits %i products', (total, toggle) => {
    expect(toggleOf(read('price=0-9.99'), total)).toBe(toggle)
  })

  test('an expanded list shows Show Less, and one without a filter has no toggle', () => {
    expect(toggleOf(read('price=0-9.99&all=1'), 9)).toBe('less')
    expect(toggleOf(read(''), 9)).toBeUndefined()
  })
})

describe('spec section 2: the pagination has Previous, numbered pages, Next', () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 0, 9]],
    [3, 9, [1, 2, 3, 4, 0, 9]],
    [4, 9, [1, 2, 3, 4, 5, 0, 9]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [9, 9, [1, 0, 8, 9]],
  ])('page %i of %i has these numbers', (page, last, numbers) => {
    expect(pageNumbers(page, last)).toEqual(numbers)
  })

  test('an empty list has one page', () => {
    expect(pageCount(0, 6)).toBe(1)
    expect(pageCount(6, 6)).toBe(1)
    expect(pageCount(7, 6)).toBe(2)
  })
})
