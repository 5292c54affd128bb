import type { SectionKind } from '../../../settings/groups/home'
import type { DeskTexts } from '../../client/desk-texts'

type Texts = DeskTexts['home']

/** How a part of a section is edited; `name` names the part and its texts. */
export type SectionControl = { name: keyof Texts['fields']; hint?: keyof Texts['hints'] } & (
  | { control: 'words'; lines?: number; isNeeded?: boolean }
  | {
      control:
        | 'line'
        | 'link'
        | 'picture'
        | 'products'
        | 'category'
        | 'tag'
        | 'categories'
        | 'switch'
    }
  | { control: 'moment' | 'countdown' | 'sign' | 'rule' }
  | { control: 'number'; least: number; most: number }
  | { control: 'items'; parts: readonly SectionControl[]; fresh: Part; most: number }
)

/** A section, slide, tile, quote or blurb while it is edited. */
export type Part = Readonly<Record<string, unknown>>

const label = { name: 'label', control: 'words' } as const
const title = { name: 'title', control: 'words' } as const
const needed = { ...title, isNeeded: true } as const
const text = { name: 'text', control: 'words', lines: 2 } as const
const leading = [
  { name: 'button', control: 'words' },
  { name: 'link', control: 'link' },
] as const
const picture = { name: 'picture', control: 'picture' } as const
const countdown = { name: 'countdown', control: 'countdown' } as const

/** The parts of each kind of section in the order of its form. */
export const SECTION_CONTROLS: Record<SectionKind, readonly SectionControl[]> = {
  hero: [
    {
      name: 'slides',
      control: 'items',
      parts: [label, needed, { name: 'sign', control: 'sign' }, picture, ...leading],
      fresh: { title: {} },
      most: 8,
    },
  ],
  products: [
    label,
    needed,
    { name: 'rule', control: 'rule' },
    { name: 'ids', control: 'products' },
    { name: 'category', control: 'category' },
    { name: 'tag', control: 'tag', hint: 'tag' },
    { name: 'most', control: 'number', least: 1, most: 24 },
    countdown,
    { name: 'all', control: 'words' },
    { name: 'allInHead', control: 'switch' },
  ],
  categories: [
    label,
    needed,
    { name: 'slugs', control: 'categories', hint: 'slugs' },
    { name: 'most', control: 'number', least: 1, most: 24 },
    { name: 'skip', control: 'number', least: 0, most: 100 },
  ],
  banner: [label, needed, text, countdown, picture, ...leading],
  pictures: [
    label,
    title,
    {
      name: 'tiles',
      control: 'items',
      parts: [picture, title, text, ...leading],
      fresh: {},
      most: 8,
    },
  ],
  text: [title, { name: 'body', control: 'words', lines: 8, isNeeded: true }],
  quotes: [
    title,
    {
      name: 'quotes',
      control: 'items',
      parts: [
        { ...text, isNeeded: true },
        { name: 'name', control: 'line' },
      ],
      fresh: { text: {}, name: '' },
      most: 12,
    },
  ],
  blurbs: [
    {
      name: 'blurbs',
      control: 'items',
      parts: [{ name: 'sign', control: 'sign' }, needed, text],
      fresh: { sign: 'check', title: {} },
      most: 6,
    },
  ],
}

/** The parts that every kind has, below its own. */
export const SCHEDULE_CONTROLS: readonly SectionControl[] = [
  { name: 'from', control: 'moment', hint: 'from' },
  { name: 'until', control: 'moment', hint: 'until' },
]

/** Tells whether a part counts for a section: some are of one rule alone. */
export const isOfUse = ({ name }: SectionControl, { rule }: Part) =>
  name === 'ids' ? rule === 'chosen' : name === 'category' || name === 'tag' ? rule === name : true
