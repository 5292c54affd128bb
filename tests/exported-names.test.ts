import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** The names that React Router, Kysely and the build look for in a file. */
const FRAMEWORK =
  /^(action|clientAction|clientLoader|default|down|ErrorBoundary|handle|headers|links|loader|main|meta|middleware|shouldRevalidate|up)$/
/** Each language has the same sections, which only the dictionary beside them imports. */
const SECTION_OF_TEXTS = /^app\/texts\/(desk\/)?(en|fr|es|de|known-values)(\/|\.ts$)/
/** A task of a child process bears the name of the function that asks for it. */
const TASK = /\/tasks\//
/** The desk is built by itself, and its kit has parts of the same kind as the shop's. */
const SHOP_KIT = /^app\/ui\//
const DESK_KIT = /^app\/desk\/kit\//

/**
 * Names that still mean two things, each with its files. The list only shrinks: rename one, and
 * delete its line here.
 */
const REMAINING = [
  'Account: app/desk/staff/account/account.ts app/identity/service/account.server.ts',
  'AnswerDialog: app/desk/orders/order/dialogs/answer-dialog.tsx app/desk/reviews/review-dialogs.tsx',
  'Cell: app/catalogue/incoming/sheets/cells.ts app/desk/reports/report.ts',
  'Change: app/catalogue/care/edits/product-edit.ts app/desk/settings/history/change.ts',
  'Changed: app/catalogue/index/base/fold-base.server.ts app/desk/settings/file/changes-table.tsx app/desk/staff/audit/changed.tsx',
  'Column: app/desk/reports/report.ts app/desk/settings/form/fields.ts',
  'CouponState: app/desk/discounts/coupon.ts app/orders/coupons/find-coupons.server.ts',
  'CouponTerms: app/cart/totals.ts app/desk/discounts/coupon.ts',
  'Difference: app/catalogue/incoming/files/differences.server.ts app/desk/staff/audit/difference.ts',
  'Field: app/desk/settings/form/fields.ts app/ui/forms/field.tsx',
  'Filters: app/catalogue/index/filters.server.ts app/desk/products/table/filters.tsx',
  'Found: app/catalogue/care/table/search-ids.server.ts app/desk/api/finder.ts app/desk/frame/palette/use-found.ts',
  'Identity: app/desk/api/identity.ts app/identity/service/providers/provider.server.ts',
  'Invitation: app/desk/staff/joining/invitation.ts app/desk/staff/joining/invitations.server.ts',
  'Keeping: app/catalogue/care/edits/keep-edit.server.ts app/catalogue/incoming/pictures/own-pictures.server.ts',
  'Known: app/catalogue/care/form/save-form.server.ts app/catalogue/incoming/product-columns.server.ts',
  'Look: app/catalogue/product/product/look.ts app/desk/api/events/watch.server.ts',
  'MessageState: app/content/tables.server.ts app/desk/messages/message.ts',
  'Person: app/desk/staff/people/people.server.ts app/desk/staff/people/person.ts',
  'Price: app/catalogue/price.tsx app/catalogue/prices/price-changes.server.ts',
  'PriceChange: app/catalogue/care/edits/product-edit.ts app/catalogue/prices/price-changes.server.ts',
  'Review: app/catalogue/product/product/product.ts app/desk/reviews/review.ts',
  'ReviewState: app/catalogue/ratings/rating.ts app/desk/reviews/review.ts',
  'Row: app/catalogue/incoming/product-columns.server.ts app/catalogue/index/base/read-rows.server.ts',
  'Saved: app/catalogue/care/form/save-form.server.ts app/desk/settings/form/use-draft.ts',
  'Session: app/desk/frame/use-session.ts app/identity/service/tokens/tokens.server.ts',
  'Settings: app/desk/settings/form/use-draft.ts app/settings/schema.ts',
  'Tasks: app/catalogue/index/base/index-worker.ts app/sandbox/tasks.ts',
  'Words: app/catalogue/index/similar/shop-words.server.ts app/catalogue/words/word-columns.ts app/desk/products/form/words.tsx app/desk/settings/written/words.ts',
  'applyCode: app/identity/browser/auth-actions.ts app/identity/service/mailed-codes/redeem-code.server.ts',
  'asPrice: app/catalogue/incoming/money-fields.server.ts app/catalogue/prices/variant-prices.server.ts',
  'askToConfirm: app/catalogue/back-in-stock/mails.tsx app/desk/staff/signing-in/ask-to-confirm.ts',
  'asked: app/catalogue/index/similar/asked.server.ts app/desk/reports/asked.ts',
  'broughtUpToDate: app/catalogue/index/similar/living-words.server.ts app/catalogue/index/update-index.server.ts',
  'buildWords: app/catalogue/index/base/index-worker.ts app/catalogue/index/similar/build-words.server.ts',
  'countryName: app/desk/orders/order-formats.ts app/orders/order/order/countries.ts',
  'deleteAccount: app/identity/browser/manage-account.ts app/identity/service/delete-account.server.ts',
  'endAccess: app/desk/staff/sessions/end-access.server.ts app/identity/service/tokens/tokens.server.ts',
  'filtersOf: app/catalogue/index/filters.server.ts app/desk/orders/queue/queue-state.ts',
  'findByEmail: app/desk/staff/people/people.server.ts app/identity/service/account.server.ts',
  'folded: app/catalogue/index/current-index.server.ts app/catalogue/index/similar/word-forms.ts',
  'keyOf: app/desk/orders/manual/use-manual-order.ts app/desk/reports/kinds/product-report.server.ts',
  'line: app/catalogue/incoming/fields.ts app/desk/orders/api/fields.server.ts',
  'nameOf: app/catalogue/incoming/slug.ts app/desk/staff/seals/sealed.ts',
  'nextStock: app/catalogue/care/edits/product-edit.ts app/catalogue/incoming/stock-rule.ts',
  'orderEndpoints: app/desk/orders/api/order-endpoints.ts app/desk/orders/endpoints.ts',
  'placeOf: app/catalogue/incoming/sheets/cells.ts app/catalogue/index/similar/number-table.server.ts',
  'revokeToken: app/desk/staff/tokens/tokens.server.ts app/identity/service/sign-out.server.ts',
  'sourceOf: app/catalogue/incoming/host-rows.server.ts app/catalogue/index/source.server.ts',
  'stepOf: app/catalogue/prices/price-steps.server.ts app/desk/staff/proofs/authenticator.server.ts',
  'tableRows: app/catalogue/care/table/product-table.server.ts app/catalogue/incoming/variants/table-rows.ts',
  'text: app/catalogue/incoming/fields.ts app/desk/api/written.ts',
  'textsOf: app/catalogue/index/similar/word-base.ts app/texts/texts.server.ts',
  'titleOf: app/catalogue/back-in-stock/tell-back.server.ts app/catalogue/words/words-there.server.ts',
  'wordsOf: app/catalogue/index/similar/word-forms.ts app/desk/settings/written/words-of.server.ts',
]

const root = join(import.meta.dirname, '..')
const DECLARED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

const collisions = new Map(
  [...Map.groupBy(['app', 'cli'].flatMap(listSources).flatMap(exportsOf), ([name]) => name)]
    .map(([name, found]) => [name, distinct(found.map(([, path]) => path))] as const)
    .filter(([name, paths]) => paths.length > 1 && !FRAMEWORK.test(name)),
)
const known = new Map(
  REMAINING.map((line) => line.split(': ') as [string, string]).map(([name, paths]) => [
    name,
    paths.split(' ').length,
  ]),
)

test('an exported name means one thing', () => {
  const added = [...collisions].filter(([name, paths]) => paths.length > (known.get(name) ?? 1))
  expect(added.map(([name, paths]) => `${name}: ${paths.join(' ')}`)).toEqual([])
})

test('the list of names that still mean two things is sorted and holds no other', () => {
  const names = [...known.keys()]
  expect(names.filter((name) => !collisions.has(name))).toEqual([])
  expect(names).toEqual(names.toSorted())
})

/** Returns the names that a source declares and exports, once each, with its path. */
function exportsOf(path: string) {
  const names = new Set(
    [...readFileSync(join(root, path), 'utf8').matchAll(DECLARED)].map(([, name = '']) => name),
  )
  return [...names].map((name): [string, string] => [name, path])
}

/** Leaves out files in which the name means the same by a rule. */
function distinct(paths: string[]) {
  const own = paths.filter((path) => !SECTION_OF_TEXTS.test(path) && !TASK.test(path))
  return own.some((path) => SHOP_KIT.test(path)) ? own.filter((path) => !DESK_KIT.test(path)) : own
}

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => /(?<!\.test|\.spec)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}
