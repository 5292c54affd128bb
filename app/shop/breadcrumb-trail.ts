import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Category } from '../catalogue/product/product'
import type { Crumb } from '../ui/breadcrumb'
import type { siteOf } from '../ui/page-meta'

interface Sources {
  categories: readonly Category[]
  /** Names by slug. */
  departments: Readonly<Record<string, string>>
}

type Place = Required<Crumb>

/** Returns the path from a department to the category (or department) with this slug. */
export function trailTo(slug: string | undefined, { categories, departments }: Sources): Place[] {
  const category = categories.find((each) => each.slug === slug)
  const above = category ? category.department : slug
  const department = above && Object.hasOwn(departments, above) ? departments[above] : undefined
  return [
    ...(above && department ? [placeOf(department, above)] : []),
    ...(category ? [placeOf(category.name, category.address ?? category.slug)] : []),
  ]
}

const placeOf = (label: string, slug: string) => ({
  label,
  to: `/shop?category=${encodeURIComponent(slug)}`,
})

/** Returns a page's breadcrumb for search engines: home, all products, then its own places. */
export const trailData = (
  places: Place[],
  { addressOf }: ReturnType<typeof siteOf>,
  { home, title }: { home: string; title: string },
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: home, to: '/' }, { label: title, to: '/shop' }, ...places].map(
    ({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addressOf(to),
    }),
  ),
})
