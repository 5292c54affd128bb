import { z } from 'zod'
import { LANGUAGES } from '../../business'
import { isOwnPath } from '../../input/own-path'
import { contrastOnWhite } from './contrast'
import { drawing } from './drawing'
import { lineOrNone, name, web, whole } from './fields'

export const DEFAULT_NAME = 'Exclusive'
export const DEFAULT_ACCENT = '#db4444'
const LEAST_CONTRAST = 4.5

/** The seller, and the shop's looks. */
export const shopGroup = z.strictObject({
  name: name(60).default(DEFAULT_NAME),
  legalName: name(120).default('Exclusive Ltd'),
  street: lineOrNone(120).default('111 Bijoy Sarani'),
  city: lineOrNone(120).default('Dhaka, DH 1515, Bangladesh'),
  /** The seller's country. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is no country such as FR')
    .default('BD'),
  phone: lineOrNone(40).default('+880 1511 112222'),
  emails: z
    .array(z.email('is no e-mail address'))
    .min(1, 'names no address')
    .max(4)
    .default(['customer@exclusive.example', 'support@exclusive.example']),
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
  timeZone: z
    .string()
    .refine(isTimeZone, 'is no time zone such as Asia/Dhaka')
    .default('Asia/Dhaka'),
  /** By default the page's language decides: pounds in English, kilograms elsewhere. */
  weightUnit: z.enum(['language', 'lb', 'kg']).default('language'),
  /** Slugs of categories and departments; if empty, the departments of a general store. */
  menu: z
    .array(z.string().regex(/^[a-z0-9-]{1,60}$/, 'is no slug such as mens-shoes'))
    .max(12)
    .refine((all) => new Set(all).size === all.length, 'names one twice')
    .default([]),
  /** The desk calls stock low up to this many pieces. */
  lowStock: whole(0, 100).default(5),
})

function isTimeZone(timeZone: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
