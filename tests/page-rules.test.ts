import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { pageKey } from '../app/http/pages/page-key'
import { PAGES, SEVERAL } from '../app/http/pages/page-rules'
import routes from '../app/routes'
import { ruleOf } from '../app/shell/offline/offline-rules'
import { shopPageOf } from '../app/shell/page-link'
import { VALUE_LIST_FILTERS } from '../app/shop/listing/listing-query'

const paths = (routes as RouteConfigEntry[])
  .flatMap((entry) => (entry.path === undefined && entry.children ? entry.children : [entry]))
  .map(({ path }) => `/${path ?? ''}`)
  .filter((path) => path !== '/*')
const address = (path: string) =>
  path.replace(':id', '1').replace(':token', 'abc').replace(':slug', 'our-story')

test('every page of routes.ts has its rules, in the same order', () => {
  expect(Object.keys(PAGES)).toEqual(paths)
})

test.each(paths)('%s is cached, stored offline and followed as its rules say', (path) => {
  const rules = PAGES[path]
  const url = `https://shop.example${address(path)}`
  expect(pageKey(address(path)) !== undefined).toBe(rules?.parameters !== undefined)
  const rule = ruleOf({ method: 'GET', url, mode: 'navigate' })
  expect(rule).toBe(rules?.offline ? 'page' : 'pass')
  const link = { href: url, target: '', download: '' }
  expect(shopPageOf(link, new URL('https://shop.example/here'), 'en')?.route).toBe(address(path))
})

test('the filters that take several values are those whose lists are not cached', () => {
  expect(SEVERAL).toEqual(VALUE_LIST_FILTERS)
})

test('what is one visitor’s own is neither cached, nor stored, nor listed for robots', () => {
  const own = Object.entries(PAGES).filter(([, { parameters }]) => parameters === undefined)
  expect(own.map(([path]) => path)).toEqual([
    '/orders/:token',
    '/orders/:token/review/:line',
    '/orders/:token/return',
    '/orders/:token/withdraw',
    '/reset-password',
    '/newsletter',
    '/back-in-stock',
  ])
  for (const [, rules] of own) expect(rules).toEqual({ robots: 'disallowed' })
})
