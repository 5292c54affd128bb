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
  'AnswerDialog: app/desk/orders/order/dialogs/answer-dialog.tsx app/desk/reviews/review-dialogs.tsx',
  'Asked: app/desk/reports/report.ts app/orders/figures/periods.ts app/orders/pricing/price-order.server.ts',
  'Change: app/database/change-rows.ts app/desk/settings/history/change.ts',
  'Changed: app/desk/settings/file/changes-table.tsx app/desk/staff/audit/changed.tsx',
  'Column: app/desk/reports/report.ts app/desk/settings/form/fields.ts',
  'CouponState: app/desk/discounts/coupon.ts app/orders/coupons/find-coupons.server.ts',
  'CouponTerms: app/cart/totals.ts app/desk/discounts/coupon.ts',
  'Days: app/desk/reports/report.ts app/orders/order/order/arrival.ts',
  'Field: app/desk/settings/form/fields.ts app/ui/forms/field.tsx',
  'Invitation: app/desk/staff/joining/invitation.ts app/desk/staff/joining/invitations.server.ts',
  'MessageState: app/content/tables.server.ts app/desk/messages/message.ts',
  'Period: app/orders/figures/periods.ts app/orders/returns/return-rules.ts',
  'Person: app/desk/staff/people/people.server.ts app/desk/staff/people/person.ts',
  'ReturnRow: app/desk/orders/returns/return-row.ts app/orders/returns/find-returns.server.ts',
  'ReviewState: app/catalogue/ratings/rating.ts app/desk/reviews/review.ts',
  'STEPS: app/orders/carts/count-carts.server.ts app/orders/figures/buckets.ts app/orders/steps/step.ts',
  'Settings: app/desk/settings/form/use-draft.ts app/settings/schema.ts',
  'Sheet: app/orders/accounts/rate-rows.server.ts app/orders/invoices/sheet.ts',
  'Step: app/orders/figures/buckets.ts app/orders/steps/step.ts',
  'StoredOrder: app/orders/accounts/list-orders.server.ts app/orders/placing/store-orders.server.ts',
  'WantedLine: app/orders/pricing/refund-quote.ts app/orders/returns/store-return.server.ts',
  'Words: app/desk/products/form/words.tsx app/desk/settings/written/words.ts',
  'Worth: app/desk/discounts/coupon/coupon-form-parts.tsx app/orders/customers/worth.server.ts',
  'askToConfirm: app/desk/staff/signing-in/ask-to-confirm.ts app/orders/placing/ask-to-confirm.server.ts',
  'countryName: app/desk/orders/order-formats.ts app/orders/order/order/countries.ts',
  'giveBack: app/database/counts/turns.server.ts app/database/jobs/claims.server.ts app/orders/changing/change-status.server.ts',
  'keyOf: app/desk/orders/manual/use-manual-order.ts app/desk/reports/kinds/product-report.server.ts',
  'orderEndpoints: app/desk/orders/api/order-endpoints.ts app/desk/orders/endpoints.ts',
  'stepOf: app/desk/staff/proofs/authenticator.server.ts app/orders/figures/buckets.ts',
  'whenFree: app/database/transactions/group-commit.server.ts app/orders/placing/held-rows.server.ts',
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
