import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { circles } from './import-circles'
import { ORDER, ROOMS } from './room-order'

/** Anyone may import these; `business` and `durations` import nothing. */
const FOR_ALL = ['business', 'config.server', 'durations']
const FORBIDDEN_FOLDERS = /^(utils?|lib|helpers?|common|types|shared|misc)$/
const TEST = /\.(test|spec)\.tsx?$/
const LONGEST = 200
const MOST_SOURCES = 20
/** Data, not code: as long as it is. */
const DATA = [/^demo\//, /^app\/texts\//]

const root = join(import.meta.dirname, '..')
const files = ['app', 'cli', 'migrations', 'tests', 'bench', 'scripts', 'demo']
  .flatMap((folder) => listFiles(join(root, folder)))
  .concat(join(root, 'server.ts'))
  .map((path) => relative(root, path))
const sources = files.filter((path) => /\.(tsx?|mjs)$/.test(path))

test('imports point down the list', () => {
  const wrong = sources.filter((path) => path.startsWith('app/')).flatMap(importsUpwards)
  expect(wrong).toEqual([])
})

test('the shop reads demo/ as files and imports nothing of it', () => {
  const wrong = sources
    .filter((path) => /^(app|cli)\/|^server\.ts$/.test(path))
    .filter((path) => importsOf(path).some((target) => /^demo(\/|$)/.test(target)))
  expect(wrong).toEqual([])
})

test('every folder of app/ stands in the list', () => {
  const folders = new Set(
    files.filter((path) => /^app\/[^/]+\//.test(path)).map((path) => path.split('/')[1]),
  )
  expect([...folders].filter((folder) => !ORDER.includes(folder ?? ''))).toEqual([])
})

for (const [folder, rooms] of Object.entries(ROOMS)) {
  const within = sources.filter((path) => path.startsWith(`app/${folder}/`) && !TEST.test(path))

  test(`imports between the rooms of ${folder} point down their list`, () => {
    expect(within.flatMap((path) => importsAboveRoom(path, rooms))).toEqual([])
  })

  test(`the list of rooms of ${folder} names each room, and no other`, () => {
    expect([...new Set(within.flatMap(roomOf))].sort()).toEqual([...rooms].sort())
  })
}

test('no folder of the desk stands below a part of a room', () => {
  const parts = sources.filter((path) => path.startsWith('app/desk/'))
  expect(parts.filter((path) => path.split('/').length > 5)).toEqual([])
})

test('no barrels, no drawers for everything, names in kebab-case', () => {
  expect(files.filter((path) => /(^|\/)index\.[jt]sx?$/.test(path))).toEqual([])
  expect(
    files.filter((path) =>
      dirname(path)
        .split('/')
        .some((name) => FORBIDDEN_FOLDERS.test(name)),
    ),
  ).toEqual([])
  expect(sources.filter((path) => !/^[a-z0-9.-]+$/.test(path.split('/').at(-1) ?? ''))).toEqual([])
})

test(`no source is longer than about ${LONGEST} lines`, () => {
  const long = files
    .filter((path) => /\.(tsx?|mjs|css)$/.test(path))
    .filter((path) => !DATA.some((exempt) => exempt.test(path)))
    .map((path) => `${path}: ${readFileSync(join(root, path), 'utf8').split('\n').length - 1}`)
    .filter((line) => Number(line.split(': ')[1]) > LONGEST * 1.05)
  expect(long).toEqual([])
})

test(`no folder holds more than ${MOST_SOURCES} sources, tests aside`, () => {
  const code = files.filter((path) => /\.(tsx?|mjs|css)$/.test(path) && !TEST.test(path))
  // Migrations only ever become more, and stand side by side.
  const rooms = code.filter((path) => !path.startsWith('migrations/'))
  const crowded = [...Map.groupBy(rooms, (path) => dirname(path))]
    .filter(([, sources]) => sources.length > MOST_SOURCES)
    .map(([folder, sources]) => `${folder}: ${sources.length}`)
  expect(crowded).toEqual([])
})

test('no file imports itself by a circle', () => {
  expect(circles(new Map(sources.map((path) => [path, importedBy(path)])))).toEqual([])
})

/** What a file of a folder imports that stands above the folder, as readable lines. */
function importsUpwards(path: string) {
  const [, folder = ''] = path.split('/')
  const mine = path.split('/').length > 2 ? ORDER.indexOf(folder) : -1
  const isRoot = mine < 0 && !FOR_ALL.includes(folder.replace(/\.tsx?$/, ''))
  if (isRoot) return [] // routes.ts, root.tsx, apis.server.ts, the entries
  return importsOf(path)
    .filter((target) => !target.includes('/+types/') && !/\.css(\?(inline|url))?$/.test(target))
    .filter((target) => !allowed(target, mine))
    .map((target) => `${path} imports ${target}`)
}

/** The room that a file of app/FOLDER/ROOM/ stands in; none for a file beside the rooms. */
const roomOf = (path: string) => path.split('/').slice(2, -1).slice(0, 1)

/** Returns a readable line for each import by which a file leaves its room upwards. */
function importsAboveRoom(path: string, rooms: readonly string[]) {
  const [mine] = roomOf(path)
  if (mine === undefined) return []
  const [, folder] = path.split('/')
  return importedBy(path)
    .filter((target) => target.startsWith(`app/${folder}/`))
    .filter((target) => rooms.indexOf(roomOf(target)[0] ?? '') < rooms.indexOf(mine))
    .map((target) => `${path} imports ${target}`)
}

/** What a file imports from the project, as written: without an ending where it has none. */
function importsOf(path: string) {
  const text = readFileSync(join(root, path), 'utf8')
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
  return [...found].map((match) => join(dirname(path), match[1] ?? ''))
}

const importedBy = (path: string) =>
  importsOf(path).flatMap(
    (target) =>
      ['', '.ts', '.tsx'].map((end) => target + end).find((file) => sources.includes(file)) ?? [],
  )

function allowed(target: string, mine: number) {
  const [top, folder = '', file] = target.split('/')
  if (top !== 'app') return top === 'tests' || top === 'migrations'
  if (file === undefined) return FOR_ALL.includes(folder.replace(/\.tsx?$/, ''))
  return ORDER.indexOf(folder) >= mine && mine >= 0
}

function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name === '.react-router') return [] // made by the bench's bare app
    return entry.isDirectory() ? listFiles(path) : [path]
  })
}
