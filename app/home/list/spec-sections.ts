import type { HomeSection } from '../../settings/groups/home'
import type { SectionPicture, SectionWords, SHIPPED_WORDS } from '../../settings/groups/home-parts'

type Said = (typeof SHIPPED_WORDS)[number]

const as = (name: Said): SectionWords => ({ as: name })
const scene = (name: Extract<SectionPicture, { of: 'scene' }>['name']): SectionPicture => ({
  of: 'scene',
  name,
})
const lead = (slug: string) => ({ to: 'category', slug }) as const

const slide = (
  title: Said,
  picture: SectionPicture,
  sign: 'smartphone' | 'headphones' | 'gamepad-2',
) => ({
  ...{ sign, label: as(title), title: as('voucher'), picture },
  ...{ button: as('shopNow'), link: { to: 'page', path: '/shop' } as const },
})

const arrival = (name: 'console' | 'women' | 'speakers' | 'perfume', slug: string) => ({
  ...{ title: as(`${name}Title`), text: as(`${name}Text`), button: as('shopNow') },
  ...{ link: lead(slug), picture: scene(`arrival-${name}`) },
})

const row = { on: true, kind: 'products' as const, ids: [], most: 8, allInHead: false }
const tiles = { on: true, kind: 'categories' as const, slugs: [], most: 6, skip: 0 }

/** The nine sections of the demo's home page, in spec section 2's order. */
export const SPEC_SECTIONS: readonly HomeSection[] = [
  {
    id: 'hero',
    on: true,
    kind: 'hero',
    slides: [
      slide('phones', scene('hero-phone'), 'smartphone'),
      slide('listening', scene('hero-2'), 'headphones'),
      slide('playing', scene('hero-3'), 'gamepad-2'),
    ],
  },
  {
    ...row,
    id: 'sale',
    rule: 'discounted',
    label: as('today'),
    title: as('flashSales'),
    countdown: 'sale',
    all: as('viewAllProducts'),
  },
  { ...tiles, id: 'categories', label: as('categories'), title: as('browse') },
  {
    ...row,
    id: 'best',
    rule: 'best',
    label: as('month'),
    title: as('bestSelling'),
    all: as('viewAll'),
    allInHead: true,
  },
  {
    id: 'music',
    on: true,
    kind: 'banner',
    label: as('categories'),
    title: as('music'),
    countdown: 'sale',
    button: as('buyNow'),
    link: lead('speakers'),
    picture: scene('music-speaker'),
  },
  {
    ...tiles,
    id: 'more-categories',
    label: as('categories'),
    title: as('moreCategories'),
    skip: 6,
  },
  {
    ...row,
    id: 'newest',
    rule: 'newest',
    label: as('ourProducts'),
    title: as('explore'),
    all: as('viewAllProducts'),
  },
  {
    id: 'arrivals',
    on: true,
    kind: 'pictures',
    label: as('featured'),
    title: as('newArrival'),
    tiles: [
      arrival('console', 'gaming'),
      arrival('women', 'womens-clothes'),
      arrival('speakers', 'speakers'),
      arrival('perfume', 'fragrances'),
    ],
  },
  { id: 'promises', on: true, kind: 'blurbs', blurbs: [] },
]
