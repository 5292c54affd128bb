import { z } from 'zod'
import { categorySlug, eachOnce, singleLine, whole } from './fields'
import {
  lineWords,
  longWords,
  PRODUCT_RULES,
  SECTION_SIGNS,
  sectionLink,
  sectionMoment,
  sectionPicture,
  sectionProduct,
  sectionWords,
} from './home-parts'

const MOST_SECTIONS = 40
/** The most letters of a text section in one language. */
const SECTION_LETTERS = 20_000

/** What every section has: it shows while it is on, from `from` until before `until`. */
const shared = {
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'is no id such as newest'),
  on: z.boolean().default(true),
  from: sectionMoment.optional(),
  until: sectionMoment.optional(),
}

const leading = { button: lineWords.optional(), link: sectionLink.optional() }

/** Refuses a button that leads nowhere, and a link that nothing names. */
function namedLink(
  { button, link, title }: { button?: unknown; link?: unknown; title?: unknown },
  check: z.RefinementCtx,
) {
  const fault = (path: string, message: string) =>
    check.addIssue({ code: 'custom', path: [path], message })
  if (button !== undefined && link === undefined)
    fault('link', 'is not chosen, so the button would lead nowhere')
  if (link && button === undefined && title === undefined)
    fault('button', 'is missing: a link needs words')
}

const slide = z
  .strictObject({
    sign: z.enum(SECTION_SIGNS).optional(),
    label: lineWords.optional(),
    title: lineWords,
    ...leading,
    picture: sectionPicture.optional(),
  })
  .superRefine(namedLink)

/** A moment, or `sale` for the shop's own end of its flash sale (`money.flashSaleEnd`). */
const countdown = z.literal('sale').or(sectionMoment).optional()

const hero = z.strictObject({
  ...shared,
  kind: z.literal('hero'),
  slides: z.array(slide).min(1, 'has no slide').max(8, 'has more than 8 slides'),
})

const products = z
  .strictObject({
    ...shared,
    kind: z.literal('products'),
    label: lineWords.optional(),
    title: lineWords,
    rule: z.enum(PRODUCT_RULES),
    /** The products of the rule `chosen`, in their order. */
    ids: z.array(sectionProduct).max(24, 'names more than 24 products').default([]),
    category: categorySlug.optional(),
    /** A tag of products in any spelling. */
    tag: singleLine(50).optional(),
    most: whole(1, 24).default(8),
    countdown,
    /** A button to all products, below the row or in its head. */
    all: lineWords.optional(),
    allInHead: z.boolean().default(false),
  })
  .refine(({ rule, category }) => rule !== 'category' || category !== undefined, {
    path: ['category'],
    error: 'is not chosen',
  })
  .refine(({ rule, tag }) => rule !== 'tag' || tag !== undefined, {
    path: ['tag'],
    error: 'is not chosen',
  })
  .refine(({ rule, ids }) => rule !== 'chosen' || ids.length > 0, {
    path: ['ids'],
    error: 'names no product',
  })

const categories = z.strictObject({
  ...shared,
  kind: z.literal('categories'),
  label: lineWords.optional(),
  title: lineWords,
  /** Chosen categories in their order; if empty, those with the most products. */
  slugs: z.array(categorySlug).max(24, 'names more than 24 categories').default([]),
  most: whole(1, 24).default(6),
  /** The number of fullest categories that another section shows already. */
  skip: whole(0, 100).default(0),
})

const banner = z
  .strictObject({
    ...shared,
    kind: z.literal('banner'),
    label: lineWords.optional(),
    title: lineWords,
    text: longWords.optional(),
    ...leading,
    picture: sectionPicture.optional(),
    countdown,
  })
  .superRefine(namedLink)

const tile = z
  .strictObject({
    title: lineWords.optional(),
    text: longWords.optional(),
    ...leading,
    picture: sectionPicture,
  })
  .superRefine(namedLink)

const pictures = z.strictObject({
  ...shared,
  kind: z.literal('pictures'),
  label: lineWords.optional(),
  title: lineWords.optional(),
  tiles: z.array(tile).min(1, 'has no picture').max(8, 'has more than 8 pictures'),
})

const text = z.strictObject({
  ...shared,
  kind: z.literal('text'),
  title: lineWords.optional(),
  /** Markdown. */
  body: sectionWords(
    z.string().min(1, 'is empty').max(SECTION_LETTERS, `is longer than ${SECTION_LETTERS} letters`),
  ),
})

const quotes = z.strictObject({
  ...shared,
  kind: z.literal('quotes'),
  title: lineWords.optional(),
  quotes: z
    .array(z.strictObject({ text: longWords, name: singleLine(80) }))
    .min(1, 'has no quote')
    .max(12, 'has more than 12 quotes'),
})

const blurbs = z.strictObject({
  ...shared,
  kind: z.literal('blurbs'),
  /** If empty, the three that say what the shop's shipping costs. */
  blurbs: z
    .array(
      z.strictObject({ sign: z.enum(SECTION_SIGNS), title: lineWords, text: longWords.optional() }),
    )
    .max(6, 'has more than 6 blurbs')
    .default([]),
})

const section = z.discriminatedUnion(
  'kind',
  [hero, products, categories, banner, pictures, text, quotes, blurbs],
  'is of no kind that a home page has',
)
export type HomeSection = z.infer<typeof section>
export type SectionKind = HomeSection['kind']
export const SECTION_KINDS = section.options.map(({ shape }) => shape.kind.value)

/** The home page's sections from top to bottom; if empty, those that a shop begins with. */
export const homeGroup = z.strictObject({
  sections: z
    .array(section)
    .max(MOST_SECTIONS, `has more than ${MOST_SECTIONS} sections`)
    .superRefine((sections, check) => {
      const twice = eachOnce(sections, ({ id }) => id)
      if (twice !== undefined)
        check.addIssue({ code: 'custom', message: `names the section "${twice}" twice` })
      for (const [at, { from, until }] of sections.entries())
        if (from && until && Date.parse(until) <= Date.parse(from))
          check.addIssue({
            code: 'custom',
            path: [at, 'until'],
            message: 'is not after the moment at which it begins to show',
          })
    })
    .default([]),
})
