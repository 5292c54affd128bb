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

const root = join(import.meta.dirname, '..')
const DECLARED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

test('an exported name means one thing', () => {
  const collisions = [
    ...Map.groupBy(['app', 'cli'].flatMap(listSources).flatMap(exportsOf), ([name]) => name),
  ]
    .map(([name, found]) => [name, distinct(found.map(([, path]) => path))] as const)
    .filter(([name, paths]) => paths.length > 1 && !FRAMEWORK.test(name))
  expect(collisions.map(([name, paths]) => `${name}: ${paths.join(' ')}`)).toEqual([])
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
