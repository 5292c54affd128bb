import { z } from 'zod'
import { DEMO_COUNTRY, LANGUAGES, LOW_STOCK } from '../../business'
import { isOwnPath } from '../../input/own-path'
import { contrastOnWhite } from './contrast'
import { drawing } from './drawing'
import { categorySlug, lineOrNone, name, web, whole } from './fields'
import { menu } from './menu'

export const DEFAULT_NAME = 'Exclusive'
export const DEFAULT_ACCENT = '#db4444'
const LEAST_CONTRAST = 4.5

/** The seller, and the shop's looks. */
export const shopGroup = z.strictObject({
  /**
   * The demo is the spec's shop to the letter. A merchant's own shop starts from `ownDefaults`; it
   * is stored when a shop begins empty or its demo is removed, and decides nothing else.
   */
  kind: z.enum(['demo', 'own']).default('demo'),
  /** Strangers see a page of its own instead of a shop that is not open. */
  open: z.boolean('is neither true nor false').default(true),
  name: name(60).default(DEFAULT_NAME),
  legalName: name(120).default('Exclusive Ltd'),
  street: lineOrNone(120).default('111 Bijoy Sarani'),
  city: lineOrNone(120).default('Dhaka, DH 1515, Bangladesh'),
  /** The seller's country; empty where nobody has chosen it yet. */
  country: z
    .literal('')
    .or(z.string().regex(/^[A-Z]{2}$/, 'is no country such as FR'))
    .default(DEMO_COUNTRY),
  phone: lineOrNone(40).default('+880 1511 112222'),
  emails: z
    .array(z.email('is no e-mail address'))
    .max(4)
    .default(['customer@exclusive.example', 'support@exclusive.example']),
  /** Mails the shop's first address about each order that comes in; in the demo nobody reads it. */
  newOrderMail: z.boolean('is neither true nor false').default(false),
  hours: lineOrNone(200).default(''),
  facebook: web.default(''),
  x: web.default(''),
  instagram: web.default(''),
  linkedin: web.default(''),
  googlePlay: web.default(''),
  appStore: web.default(''),
  /** The header's logo; if empty, it shows the name. */
  logo: drawing.default(''),
  /** The icon for tabs and home screens; if empty, the first letter of the name. */
  icon: drawing.default(''),
  /** The colour of buttons, links and signs. */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'is no colour such as #db4444')
    .refine(
      (colour) =>
        colour.toLowerCase() === DEFAULT_ACCENT || contrastOnWhite(colour) >= LEAST_CONTRAST,
      `has less than ${LEAST_CONTRAST}:1 contrast with white: choose a darker one`,
    )
    .default(DEFAULT_ACCENT),
  bannerLink: z
    .string()
    .regex(/^\S*$/, 'has a space')
    .refine(
      (link) => isOwnPath(link) || web.safeParse(link || undefined).success,
      'is neither a path such as /shop nor an http address',
    )
    .max(500)
    .default('/shop'),
  languages: z
    .array(z.enum(LANGUAGES))
    .min(1, 'names no language')
    .refine((all) => new Set(all).size === all.length, 'names a language twice')
    .default([...LANGUAGES]),
  defaultLanguage: z.enum(LANGUAGES).default('en'),
  /** The language of the catalogue's own words (catalogue-language.ts). */
  catalogueLanguage: z.enum(['default', ...LANGUAGES]).default('default'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'is no time zone such as Asia/Dhaka')
    .default('Asia/Dhaka'),
  /**
   * The unit of weight; by default the page's language decides: pounds in English, else kilograms.
   */
  weightUnit: z.enum(['language', 'lb', 'kg']).default('language'),
  /**
   * Slugs of categories and departments; if empty, the departments of a general store, in a
   * merchant's own shop the categories that have products.
   */
  menu: z
    .array(categorySlug)
    .max(12)
    .refine((all) => new Set(all).size === all.length, 'names one twice')
    .default([]),
  /** The header's links in their order; if empty, those of the demo or of an own shop. */
  headerMenu: menu(8),
  /** The footer's links; if empty, those of the demo or of an own shop. */
  footerMenu: menu(30),
  /** Stock is low up to this many pieces: on pages, in the API and at the desk. */
  lowStock: whole(0, 100).default(LOW_STOCK),
  /** Begins the numbers of new orders; without one they have none. */
  orderPrefix: z
    .string()
    .regex(/^[A-Z0-9]{0,6}$/, 'is not up to six capital letters and digits')
    .default('EX'),
})

function isTimeZone(timeZone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
