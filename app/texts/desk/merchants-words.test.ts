import { expect, test } from 'vitest'
import { en } from './en'

/** Words of the code that mean nothing to a merchant; "units" and "address" are the desk's. */
const OF_CODE = /\b(slugs?|pieces?|articles?|boolean|null|undefined|JSON|enum|payload|regex)\b/i
/** A key of a setting, a text or a permission, such as `shop.menu` or `orders.change`. */
const KEY = /\b(shop|home|money|shipping|payment|words|pages|orders|products|settings)\.[a-z][\w.]+/

function* textsIn(value: unknown, path = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) yield* textsIn(one, `${path}.${key}`)
}

test('the desk speaks a merchant’s words, and names no key of the code', () => {
  const all = [...textsIn(en)]
  expect(all.length).toBeGreaterThan(1000)
  expect(all.filter(([, text]) => OF_CODE.test(text.replace(/\{\w+\}/g, '')))).toEqual([])
  expect(all.filter(([, text]) => KEY.test(text))).toEqual([])
})
