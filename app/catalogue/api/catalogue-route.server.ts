import { routeTimes } from '../../http/records/request-times.server'

const named = (route: string) => routeTimes('catalogue', route)
const fixed = new Map(
  ['', '/search', '/categories', '/category-list'].map((end) => [
    `/api/products${end}`,
    named(`/api/products${end}`),
  ]),
)
const suggest = named('/suggest')
const category = named('/api/products/category/:slug')
const product = named('/api/products/:id')

/** Returns the route of a path for metrics; unknown paths count as products. */
export function catalogueRoute(path: string) {
  if (path.startsWith('/api/products/category/')) return category
  return path.includes('/suggest') ? suggest : (fixed.get(path) ?? product)
}
