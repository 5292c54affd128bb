import type { HomeSection, SectionKind } from '../../../settings/groups/home'

type Fresh = { [Kind in SectionKind]: Omit<Extract<HomeSection, { kind: Kind }>, 'id' | 'on'> }

const FRESH: Fresh = {
  hero: { kind: 'hero', slides: [{ title: {} }] },
  products: {
    kind: 'products',
    title: {},
    rule: 'newest',
    ids: [],
    most: 8,
    allInHead: false,
  },
  categories: { kind: 'categories', title: {}, slugs: [], most: 12, skip: 0 },
  banner: { kind: 'banner', title: {} },
  pictures: { kind: 'pictures', tiles: [] },
  text: { kind: 'text', body: {} },
  quotes: { kind: 'quotes', quotes: [] },
  blurbs: { kind: 'blurbs', blurbs: [{ sign: 'check', title: {} }] },
}

/** Returns a section to fill in, with an id that no other section has. */
export function freshSection(kind: SectionKind, others: readonly HomeSection[]): HomeSection {
  const taken = new Set(others.map(({ id }) => id))
  let number = 1
  while (taken.has(`${kind}-${number}`)) number++
  return { ...FRESH[kind], id: `${kind}-${number}`, on: true } as HomeSection
}
