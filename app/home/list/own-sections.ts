import type { HomeSection } from '../../settings/groups/home'

const row = { on: true, kind: 'products' as const, ids: [], most: 8, allInHead: false }

/** The sections with which a merchant's own shop begins; each is left out while it is empty. */
export const OWN_SECTIONS: readonly HomeSection[] = [
  {
    ...row,
    id: 'newest',
    rule: 'newest',
    label: { as: 'ownFresh' },
    title: { as: 'ownNewest' },
    all: { as: 'ownAll' },
  },
  {
    id: 'categories',
    on: true,
    kind: 'categories',
    label: { as: 'ownCategories' },
    title: { as: 'ownBrowse' },
    slugs: [],
    most: 12,
    skip: 0,
  },
  { ...row, id: 'best', rule: 'best', label: { as: 'ownPopular' }, title: { as: 'ownBest' } },
]
