import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { installWhatIsMissing, mustRun, onProjectNode, root } from './install.mjs'
import { removeOldBuilds } from './kept-builds.mjs'

const SOURCES = ['app', 'cli', 'migrations', 'public', 'server.ts', 'vite.config.ts']
const MORE = [
  'react-router.config.ts',
  'service-worker.config.ts',
  'desk.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/smaller',
  'scripts/try-build.mjs',
]
const STAMP = `${root}build/stamp`
/** Longer than any build, in milliseconds. */
const LONGEST_WAIT = 30 * 60_000
/** Outside of `build`, which a build clears: servers still run from these. */
export const VERSIONS = '.versions'

/**
 * Builds when any source differs from what the last build was made of. Returns the build's folder.
 * Several processes may start at once: one builds, the others wait for it.
 */
export function buildWhenStale() {
  const now = fingerprint()
  const folder = join(VERSIONS, now.slice(0, 16))
  const isMade = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now
  if (isMade() && existsSync(join(root, folder))) return folder
  if (onProjectNode())
    oneAtATime(`${root}.vite/build.lock`, () => {
      if (!isMade()) build(now)
      keepBuild(join(root, folder))
    })
  else mustRun('node', [`${root}scripts/build.mjs`])
  return folder
}

/**
 * Runs `act` while this process alone holds the lock, a file, and returns its result. SQLite takes
 * the lock from the system, so that a process that dies releases it.
 */
export function oneAtATime(lock, act) {
  mkdirSync(dirname(lock), { recursive: true })
  // An older Node imports this file, too, and installs the one that has SQLite.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const held = new DatabaseSync(lock, { timeout: LONGEST_WAIT })
  try {
    held.exec('BEGIN EXCLUSIVE')
    return act()
  } finally {
    held.close()
  }
}

function build(now) {
  console.log('Building…')
  // A build that is killed leaves no stamp, so that nothing takes its remains for whole.
  rmSync(STAMP, { force: true })
  const produce = (tool, ...given) => mustRun(tool, given, { env: { NODE_ENV: 'production' } })
  produce('react-router', 'build', '--logLevel', 'warn')
  produce('vite', 'build', '--config', 'service-worker.config.ts', '--logLevel', 'warn')
  produce('vite', 'build', '--config', 'desk.config.ts', '--logLevel', 'warn')
  produce('node', `${root}scripts/try-build.mjs`)
  for (const file of files(`${root}build/client`)) compress(file)
  writeFileSync(STAMP, now)
}

/** Copies the build to a folder of its own, which stays while a server runs from it. */
function keepBuild(folder) {
  if (existsSync(folder)) return
  const unfinished = `${folder}.${process.pid}`
  for (const part of ['server', 'client'])
    cpSync(`${root}build/${part}`, join(unfinished, part), { recursive: true })
  renameSync(unfinished, folder)
  removeOldBuilds(`${root}${VERSIONS}`)
}

function compress(file) {
  if (!/\.(js|css|svg|html|json|webmanifest|txt|xml)$/.test(file)) return
  const bytes = readFileSync(file)
  if (bytes.length < 100) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGBLOCK]: 20, // One block for React's file saves 85 bytes.
  }
  const encoded = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) }
  for (const [ending, body] of Object.entries(encoded))
    if (body.length < bytes.length) writeFileSync(`${file}.${ending}`, body)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const entry of [...SOURCES, ...MORE])
    for (const file of files(join(root, entry))) {
      hash.update(file.slice(root.length))
      hash.update(
        /\.(webp|avif|png|woff2)$/.test(file) ? String(statSync(file).size) : readFileSync(file),
      )
    }
  return hash.digest('hex')
}

function files(path) {
  if (!existsSync(path) || /\.test\.tsx?$/.test(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => files(join(path, name)))
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  installWhatIsMissing()
  buildWhenStale()
}
