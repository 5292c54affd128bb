import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { KEPT_PAGES, pageKey } from '../app/http/pages/page-key'
import routes from '../app/routes'

/** Pages that are one visitor's, or that only answer a form. */
const NOT_KEPT = ['/orders/:token', '/reset-password', '/newsletter', '/*']

test('every page is kept, or is on the list of those that are not', () => {
  const paths = (routes as RouteConfigEntry[])
    .flatMap((entry) => (entry.path === undefined && entry.children ? entry.children : [entry]))
    .map(({ path }) => `/${path ?? ''}`)
  const kept = paths.filter((path) => pageKey(path.replace(':id', '1')) !== undefined)
  expect(paths.filter((path) => !kept.includes(path)).sort()).toEqual([...NOT_KEPT].sort())
  expect(Object.keys(KEPT_PAGES).filter((path) => !paths.includes(path))).toEqual([])
})
