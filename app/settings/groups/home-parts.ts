import { z } from 'zod'
import { inEachLanguage } from '../../business'
import { isOwnPath } from '../../input/own-path'
import { categorySlug, singleLine, web, whole } from './fields'

const LARGEST_ID = 2 ** 31 - 1
const MOST_SIDE = 1280

/** The shop's own texts that a section may say where nobody has written words. */
export const SHIPPED_WORDS = [
  ...['offers', 'voucher', 'phones', 'listening', 'playing', 'shopNow', 'today', 'flashSales'],
  ...['viewAllProducts', 'categories', 'browse', 'moreCategories', 'month', 'bestSelling'],
  ...['viewAll', 'music', 'buyNow', 'ourProducts', 'explore', 'featured', 'newArrival'],
  ...['consoleTitle', 'consoleText', 'womenTitle', 'womenText', 'speakersTitle', 'speakersText'],
  ...['perfumeTitle', 'perfumeText', 'ownFresh', 'ownNewest', 'ownCategories', 'ownBrowse'],
  ...['ownPopular', 'ownBest', 'ownAll'],
] as const

/** The scenes that ship with the shop, for the demo. */
const SCENES = [
  ...['hero-phone', 'hero-2', 'hero-3', 'music-speaker'],
  ...['arrival-console', 'arrival-women', 'arrival-speakers', 'arrival-perfume'],
] as const

/** Signs of the icon sprite that a slide or a blurb may show. */
export const SECTION_SIGNS = [
  ...['apple', 'baby', 'camera', 'check', 'dumbbell', 'footprints', 'gamepad-2', 'gem'],
  ...['glasses', 'globe', 'headphones', 'headset', 'heart', 'laptop', 'monitor', 'package'],
  ...['paw-print', 'pill', 'rotate-ccw', 'shield-check', 'shirt', 'smartphone', 'sofa', 'truck'],
  'watch',
] as const

/** The rules by which a row's products are found. */
export const PRODUCT_RULES = ['discounted', 'best', 'newest', 'chosen', 'category', 'tag'] as const

/** Words by language; `as` names a text of the shop that is said where a language has none. */
export const sectionWords = (text: z.ZodString) =>
  z
    .strictObject(
      { ...inEachLanguage(() => text.optional()), as: z.enum(SHIPPED_WORDS).optional() },
      { error: ({ input }) => (input === undefined ? 'is missing' : undefined) },
    )
    .refine(
      (words) => Object.values(words).some((said) => said !== undefined),
      'says nothing in any language',
    )
export type SectionWords = z.infer<ReturnType<typeof sectionWords>>

export const lineWords = sectionWords(singleLine(120))
export const longWords = sectionWords(singleLine(400))

/** One moment in ISO 8601 with its offset from UTC. */
export const sectionMoment = z.iso.datetime({
  offset: true,
  error: 'is no time such as 2027-01-31T08:00:00Z',
})

export const sectionProduct = z
  .int('is no product')
  .min(1, 'is no product')
  .max(LARGEST_ID, 'is no product')

/** The target of a button or a picture, which is left out if its product or category is gone. */
export const sectionLink = z.discriminatedUnion(
  'to',
  [
    z.strictObject({ to: z.literal('product'), id: sectionProduct }),
    z.strictObject({ to: z.literal('category'), slug: categorySlug }),
    z.strictObject({
      to: z.literal('page'),
      path: z
        .string()
        .max(300, 'is longer than 300 letters')
        .refine((path) => isOwnPath(path) && !/\s/.test(path), 'is no path such as /about'),
    }),
    z.strictObject({
      to: z.literal('address'),
      address: web.refine((address) => address !== '', 'is empty').pipe(z.string().max(500)),
    }),
  ],
  'leads neither to a product, a category, a page nor an address',
)
export type SectionLink = z.infer<typeof sectionLink>

const percent = whole(0, 100)

const uploaded = z
  .strictObject({
    of: z.literal('upload'),
    address: z.string().regex(/^\/media\/own\/[0-9a-f]{40}$/, 'is no uploaded picture'),
    /** Pixels of the kept picture: the shop keeps its room free before it is there. */
    width: whole(1, MOST_SIDE),
    height: whole(1, MOST_SIDE),
    /** Per cent from the left and the top; what stays in sight where the picture is cut. */
    focus: z.strictObject({ x: percent, y: percent }).default({ x: 50, y: 50 }),
    alt: longWords.optional(),
    /** True where the picture says nothing that the words beside it do not. */
    decorative: z.boolean().default(false),
  })
  .refine(({ alt, decorative }) => decorative || alt !== undefined, {
    path: ['alt'],
    error: 'is missing: describe the picture, or mark it as decoration',
  })

export const sectionPicture = z.discriminatedUnion(
  'of',
  [z.strictObject({ of: z.literal('scene'), name: z.enum(SCENES) }), uploaded],
  'is no picture',
)
export type SectionPicture = z.infer<typeof sectionPicture>
