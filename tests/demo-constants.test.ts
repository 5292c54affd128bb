import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

/**
 * A constant of the demo never decides for a merchant. These files may name one, for the reason they
 * stand under; `app/second-shop.data.test.ts` shows that a second shop says none of them.
 */
const ALLOWED: Record<string, readonly string[]> = {
  'the constants, and the defaults of the demo’s settings': [
    'app/business.ts',
    'app/config.server.ts',
    'app/settings/groups/money.ts',
    'app/settings/groups/payment.ts',
    'app/settings/groups/shipping.ts',
    'app/settings/groups/shop.ts',
  ],
  'what takes the demo away or finds its leftovers': [
    'app/own-shop.server.ts',
    'cli/doctor/demo-check.ts',
    'app/database/backups/copy-tables.server.ts', // Every new database has the demo's coupon.
  ],
  'the demo’s words and figures, which an own shop replaces': [
    'app/texts/money-words.server.ts',
    'app/texts/own-shop/kind-texts.server.ts',
    'app/texts/own-words.server.ts',
    'app/home/structured-data.ts',
    'app/content/about-page.tsx', // An own shop has none until its merchant writes it.
    'app/content/contact-form.tsx',
    'app/content/contact-page.tsx',
    'app/content/mails.tsx',
    'app/orders/delivery/blurbs.server.ts',
    'app/home/sale-end.ts',
  ],
  'the demo’s fixed prices, which an own shop refuses': ['app/catalogue/product/pricing.ts'],
  'the demo’s country where no other is given': [
    'app/orders/order/arrival.ts',
    'app/shop/product/delivery.ts',
    'app/shop/product/delivery-place.ts',
  ],
  'orders of versions that had no other tax': [
    'app/orders/figures/tax-figures.server.ts',
    'app/orders/pricing/money-rows.server.ts',
  ],
  'a default that the server’s settings replace': [
    'app/catalogue/product/product.ts',
    'app/catalogue/queries/product-detail.server.ts',
  ],
  'the dollar of the demo, which is sent as no pattern': [
    'app/texts/currency.server.ts',
    'app/texts/figures.ts',
  ],
  'the currency of those who write the month before the day': ['app/catalogue/incoming/fields.ts'],
  'the demo’s departments and price steps, which an own shop has not': [
    'app/catalogue/incoming/store-categories.server.ts',
    'app/shop/listing/find-listing.server.ts',
  ],
  'the country in which a payment provider has its merchants': [
    'app/payments/bkash/bkash.server.ts',
    'app/payments/sslcommerz/sslcommerz.server.ts',
  ],
  'the program’s name for other hosts': [
    'app/catalogue/incoming/host-rows.server.ts',
    'app/media/fetch-picture.server.ts',
    'app/payments/wire/ask-provider.server.ts',
  ],
}

const CONSTANTS =
  /'BD'|'USD'|\bdepartmentOf\(|\b(DEMO_COUNTRY|LOW_STOCK|FIXED_CROSSED_OUT_CENTS|FIXED_BADGE_PERCENT|VAT_PERCENT|FREE_DELIVERY_CENTS|REPLY_HOURS|COUNTERS|FLASH_SALE_YEARS|NEWSLETTER_PERCENT|FREE_RETURN_DAYS|SHIPPING_CENTS)\b|Exclusive\b|\bAPP3\b|Bangladesh|Dhaka/
/** Tables of all countries and time zones, and the texts of the demo. */
const TABLES =
  /^app\/(texts\/(desk\/)?(en|fr|es|de)(\/|\.)|texts\/own-shop\/(en|fr|es|de)\.|orders\/order\/(countries|post-codes)\.|orders\/placing\/post-code-fault\.)/

/** Files that name the demo's rate of tax as a number. */
const FIFTEEN: Record<string, readonly string[]> = {
  'the loudness of a sound': ['app/desk/orders/events/sound.ts'],
}

/** Files where English stands in for a language that nobody named, for the reason above them. */
const ENGLISH: Record<string, readonly string[]> = {
  'pages whose address names no language are English, and no other page is asked for so': [
    'app/texts/language.ts',
    'app/texts/texts.ts',
    'app/http/shop-url.server.ts',
    'app/root.tsx',
    'app/ui/page-meta.ts',
    'app/shell/search/suggester.ts',
    'app/identity/browser/auth.ts',
  ],
  'mails to the people of the desk, which is English': [
    'app/orders/returns/enqueue-return-mail.server.ts',
    'app/reviews/write-review.server.ts',
    'app/desk/staff/signing-in/sign-in.server.ts',
    'app/desk/staff/joining/invite.server.ts',
  ],
  'the first render of the desk, before it has read the shop’s languages': [
    'app/desk/home/preview/home-preview.tsx',
    'app/desk/products/preview/preview-frame.tsx',
    'app/desk/products/table/use-choices.ts',
  ],
  'the default of a setting': ['app/settings/groups/shop.ts'],
}
/** Files that name pounds, for the reason above them. */
const POUNDS: Record<string, readonly string[]> = {
  'the unit as a merchant chooses it, and as it is shown': [
    'app/settings/groups/shop.ts',
    'app/desk/settings/form/fields.ts',
    'app/desk/products/table/use-choices.ts',
    'app/texts/weight.ts',
  ],
  'a field that says the unit of the shop': [
    'app/content/pages/starts/start-parts.server.ts',
    'app/desk/products/form/use-weight.ts',
  ],
  'files, whose plain weights are in pounds but in an own shop of kilograms': [
    'app/catalogue/care/write-catalogue.ts',
    'app/catalogue/incoming/incoming-product.ts',
    'app/catalogue/incoming/variants/file-weights.server.ts',
    'app/catalogue/incoming/variants/variety.ts',
  ],
}
const STANDS_IN = /(\?\? |\|\| |default\(|\b(language|main): |anguage = )'en'/

const root = join(import.meta.dirname, '..')
const sources = ['app', 'cli']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /(?<!\.test|\.spec)\.tsx?$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((path) => !TABLES.test(path))
  .sort()
const naming = (words: RegExp) => sources.filter((path) => words.test(codeOf(path)))

/** Returns a source without its comments and imports. */
function codeOf(path: string) {
  return readFileSync(join(root, path), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$|\s\/\/ .*$/gm, '')
    .replace(/^import [\s\S]*? from .*$/gm, '')
}

test.each([
  ['a constant of the demo', CONSTANTS, ALLOWED],
  ['English for a language that nobody named', STANDS_IN, ENGLISH],
  ['pounds as the unit of weight', /'lb'/, POUNDS],
  ['a rate of fifteen percent', /\* ?15\b|\bpercent: 15\b|\b15 ?%|\b[01]\.15\b/i, FIFTEEN],
])('%s stands only where it cannot decide for a merchant', (_, words, reasons) => {
  expect(naming(words)).toEqual(Object.values(reasons).flat().sort())
})
