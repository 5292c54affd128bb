import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { installWhatIsMissing, mustRun, root } from './install.mjs'
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
/** Outside of `build`, which a build clears: servers still run from these. */
export const VERSIONS = '.versions'

/** Builds when any source differs from what the last build was made of. Returns its folder. */
export function buildWhenStale() {
  const now = fingerprint()
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== now) build(now)
  return version(now)
}

function build(now) {
  console.log('Building…')
  const produce = (tool, ...given) => mustRun(tool, given, { env: { NODE_ENV: 'production' } })
  produce('react-router', 'build', '--logLevel', 'warn')
  produce('vite', 'build', '--config', 'service-worker.config.ts', '--logLevel', 'warn')
  produce('vite', 'build', '--config', 'desk.config.ts', '--logLevel', 'warn')
  produce('node', `${root}scripts/try-build.mjs`)
  for (const file of files(`${root}build/client`)) compress(file)
  writeFileSync(STAMP, now)
}

/** Copies the build to a folder of its own, which stays while a server runs from it. */
function version(now) {
  const folder = join(VERSIONS, now.slice(0, 16))
  if (existsSync(join(root, folder))) return folder
  const unfinished = `${root}${folder}.${process.pid}`
  for (const part of ['server', 'client'])
    cpSync(`${root}build/${part}`, join(unfinished, part), { recursive: true })
  try {
    renameSync(unfinished, join(root, folder))
  } catch {
    rmSync(unfinished, { recursive: true }) // another start was quicker
  }
  removeOldBuilds(`${root}${VERSIONS}`)
  return folder
}

function compress(file) {
  if (!/\.(js|css|svg|html|json|webmanifest|txt|xml)$/.test(file)) return
  const bytes = readFileSync(file)
  if (bytes.length < 100) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGBLOCK]: 20, // one block for React's file: 85 bytes less
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
