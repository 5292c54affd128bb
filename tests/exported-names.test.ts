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
  'Change: app/catalogue/care/edits/product-edit.ts app/database/change-rows.ts',
  'Keeping: app/catalogue/care/edits/keep-edit.server.ts app/catalogue/incoming/pictures/own-pictures.server.ts',
  'Known: app/catalogue/care/form/save-form.server.ts app/catalogue/incoming/product-columns.server.ts',
  'Price: app/catalogue/price.tsx app/catalogue/prices/price-changes.server.ts',
  'PriceChange: app/catalogue/care/edits/product-edit.ts app/catalogue/prices/price-changes.server.ts',
  'Row: app/catalogue/incoming/product-columns.server.ts app/catalogue/index/base/read-rows.server.ts',
  'Tasks: app/catalogue/index/base/index-worker.ts app/sandbox/tasks.ts',
  'Words: app/catalogue/index/similar/shop-words.server.ts app/catalogue/words/word-columns.ts',
  'applyCode: app/identity/browser/auth-actions.ts app/identity/service/mailed-codes/redeem-code.server.ts',
  'asPrice: app/catalogue/incoming/money-fields.server.ts app/catalogue/prices/variant-prices.server.ts',
  'askToConfirm: app/catalogue/back-in-stock/mails.tsx app/orders/placing/ask-to-confirm.server.ts',
  'broughtUpToDate: app/catalogue/index/similar/living-words.server.ts app/catalogue/index/update-index.server.ts',
  'buildWords: app/catalogue/index/base/index-worker.ts app/catalogue/index/similar/build-words.server.ts',
  'deleteAccount: app/identity/browser/manage-account.ts app/identity/service/delete-account.server.ts',
  'folded: app/catalogue/index/current-index.server.ts app/catalogue/index/similar/word-forms.ts',
  'nextStock: app/catalogue/care/edits/product-edit.ts app/catalogue/incoming/stock-rule.ts',
  'placeOf: app/catalogue/incoming/sheets/cells.ts app/catalogue/index/similar/number-table.server.ts',
  'sourceOf: app/catalogue/incoming/host-rows.server.ts app/catalogue/index/source.server.ts',
  'stepOf: app/catalogue/prices/price-steps.server.ts app/orders/figures/buckets.ts',
  'tableRows: app/catalogue/care/table/product-table.server.ts app/catalogue/incoming/variants/table-rows.ts',
  'textsOf: app/catalogue/index/similar/word-base.ts app/texts/texts.server.ts',
  'titleOf: app/catalogue/back-in-stock/tell-back.server.ts app/catalogue/words/words-there.server.ts',
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
