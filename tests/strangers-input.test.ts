import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

/**
 * What throws on a broken address or text is called in `app/input` alone, whose functions never do.
 * Other files may call it for the reason they stand under, of which none is a stranger's input.
 */
const ALLOWED: Record<string, { address?: true; json?: true; files: string[] }> = {
  'the functions that never throw': {
    address: true,
    json: true,
    files: ['app/input/parsed.ts'],
  },
  'addresses of the machine’s settings, checked at the start, and paths of the shop’s own': {
    address: true,
    files: [
      'server.ts',
      'app/catalogue/api/feed-items.server.ts',
      'app/catalogue/incoming/host-rows.server.ts',
      'app/content/robots-and-sitemaps-api.ts',
      'app/database/postgres.server.ts',
      'app/desk/home/home-endpoints.ts',
      'app/desk/products/preview/preview-endpoint.ts',
      'app/http/pages/render-page.server.ts', // It reads the shop's origin before a page's key.
      'app/http/pages/page-request.server.ts', // It reads the shop's origin before whatever was asked for.
      'app/http/pages/content-security-policy.server.ts',
      'app/identity/browser/token-sync.ts',
      'app/identity/service/authorized-domains.server.ts',
      'app/identity/service/mailed-codes/code-mail.server.tsx',
      'app/identity/service/providers/openid.server.ts',
      'app/identity/service/providers/provider-token.server.ts',
      'app/identity/service/tokens/verify-bearer.server.ts',
      'app/payments/wire/refused.ts',
      'app/shop/product/structured-data.ts',
    ],
  },
  'a request made of a request': {
    address: true,
    files: [
      'app/http/body-limits.server.ts',
      'app/http/bounds/in-turn-once-read.server.ts',
      'app/reviews/photos/photos-api.ts',
    ],
  },
  'in a browser, which has parsed the address itself': {
    address: true,
    files: [
      'app/desk/home/preview/pictures-loaded.ts',
      'app/shell/offline/offline-rules.ts',
      'app/shell/offline/service-worker.ts',
      'app/shell/page-link.ts',
    ],
  },
  'in a browser, of its own storage or form': {
    json: true,
    files: [
      'app/checkout/form/form-store.ts',
      'app/checkout/order-attempt-store.ts',
      'app/desk/client/use-desk-events.ts',
      'app/desk/orders/manual/use-manual-order.ts',
      'app/desk/settings/file/import-card.tsx',
      'app/desk/settings/mails/mail-editor.tsx',
      'app/identity/browser/google.ts',
      'app/identity/has-session.ts',
      'app/shell/document/short-restoring.ts',
      'app/ui/persisted-list.ts',
    ],
  },
  'a merchant’s file: what is broken in it is caught there, and becomes a line of the report': {
    address: true,
    json: true,
    files: [
      'app/catalogue/incoming/fields.ts',
      'app/catalogue/incoming/file-rows.server.ts',
      'app/catalogue/incoming/host-rows.server.ts',
      'app/catalogue/incoming/incoming-product.ts',
      'app/media/fetch-picture.server.ts',
    ],
  },
  'files and processes of the shop’s own': {
    json: true,
    files: [
      'app/catalogue/incoming/spool.server.ts',
      'app/catalogue/seed.server.ts',
      'app/catalogue/index/base/snapshot.server.ts',
      'app/desk/api/desk-page.ts',
      'app/desk/health/examine-apart.server.ts',
      'app/content/privacy/ledger/erasure-list.server.ts',
      'app/supervisor/run.ts',
      'app/supervisor/server-deaths.ts',
      'app/supervisor/last-output.ts',
    ],
  },
  'rows of the shop’s own under another name than the column’s': {
    json: true,
    files: [
      'app/catalogue/care/table/search-ids.server.ts',
      'app/catalogue/index/base/build-base.server.ts',
      'app/catalogue/variants/variant-rows.server.ts',
      'app/content/pages/shown-pages.server.ts',
      'app/content/pages/stored-pages.server.ts',
      'app/content/privacy/describe-person.server.ts',
      'app/content/privacy/forget-audit.server.ts',
      'app/desk/customers/describe-customer.server.ts',
      'app/desk/staff/proofs/recovery-codes.server.ts',
      'app/desk/staff/sessions/end-access.server.ts',
      'app/orders/coupons/coupon-needs.server.ts',
      'app/orders/figures/product-figures.server.ts',
      'app/orders/figures/tax-figures.server.ts',
      'app/payments/accounts.server.ts',
      'app/payments/findings.server.ts',
      'app/payments/kept/kept-tokens.server.ts',
      'app/payments/kept/kept-trials.server.ts',
      'app/settings/stored-settings.server.ts',
    ],
  },
}

/** Columns that hold JSON, which the shop wrote itself. */
const COLUMNS =
  'after|before|billing|buyer|changes|chosen|devices|images|options|payload|picture_texts|pictures|places|recovery_codes|report|reviews|sections|seller|seo_texts|shipped_by|subjects|taxes|transports'
const OWN_ROW = new RegExp(
  `^JSON\\.parse\\((\\w+\\??\\.)*(${COLUMNS})( as string)?( \\?\\? '(\\[\\]|\\{\\})')?\\)`,
)

const ADDRESS =
  /\bnew URL\(|\bURL\.(parse|canParse)\(|\bdecodeURI(Component)?\b|\bnew Request\(|\bunescape\(/g
const JSON_TEXT = /\bJSON\.parse\b.{0,60}/g
/** A method that a stranger's object may bring along, such as {"toString": 1}. */
const TEXT_OF = /\bString\((body|input|params)\b(?!\.length)/g

const root = join(import.meta.dirname, '..')
const sources = readdirSync(join(root, 'app'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .concat('server.ts')
const textOf = (path: string) =>
  readFileSync(join(root, path), 'utf8').replace(/^\s*\/?\*.*$/gm, '')
const mayCall = (kind: 'address' | 'json', path: string) =>
  Object.values(ALLOWED).some((one) => one[kind] && one.files.includes(path))

const found = (path: string, calls: RegExp) =>
  [...textOf(path).matchAll(calls)].map(([call]) => `${path}: ${call}`)

test('addresses and percent signs are parsed where nothing is thrown', () => {
  const wrong = sources
    .filter((path) => !mayCall('address', path))
    .flatMap((path) => found(path, ADDRESS))
  expect(wrong).toEqual([])
})

test('JSON is parsed where nothing is thrown, or of the shop’s own rows', () => {
  const wrong = sources
    .filter((path) => !mayCall('json', path))
    .flatMap((path) => found(path, JSON_TEXT))
    .filter((line) => !OWN_ROW.test(line.slice(line.indexOf('JSON.parse'))))
  expect(wrong).toEqual([])
})

test('no text is made of what a stranger sent by its own methods', () => {
  const onServer = sources.filter((path) => /\.server\.tsx?$|-api\.ts$|endpoints?\.ts$/.test(path))
  expect(onServer.flatMap((path) => found(path, TEXT_OF))).toEqual([])
})

test('nobody is allowed what they do not do', () => {
  const idle = Object.values(ALLOWED).flatMap(({ address, json, files }) =>
    files.filter(
      (path) =>
        !(address && found(path, ADDRESS).length > 0) &&
        !(json && found(path, JSON_TEXT).length > 0),
    ),
  )
  expect(idle).toEqual([])
})
