import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** With a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const stamp = `${root}node_modules/.installed`
const node = `${root}node_modules/node/bin/node`

/**
 * glibc gives each thread that allocates an arena of its own, up to eight a core, and what is freed in
 * one is of no use to the others: with the shop's 16 threads a third of its memory stood idle there.
 * Read by glibc when a process starts only.
 */
export const MEMORY = { MALLOC_ARENA_MAX: '2' }

/** Runs on any Node from 18 up, because it installs the Node the shop runs on. */
export function installWhatIsMissing() {
  const wanted = readFileSync(`${root}package-lock.json`)
  const lock = createHash('sha256').update(wanted).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(node)) return
  if (existsSync(node) && isInstalled(JSON.parse(wanted))) return writeFileSync(stamp, lock)
  console.log('Installing packages…')
  const { status } = run('npm', [
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, lock)
}

/** By who ran `npm ci`: npm notes what it has put there once all of it is there. */
function isInstalled(wanted) {
  const noted = `${root}node_modules/.package-lock.json`
  return existsSync(noted) && hasAll(wanted, JSON.parse(readFileSync(noted, 'utf8')))
}

/** Packages for other machines are optional. */
export const hasAll = (wanted, found) =>
  Object.entries(wanted.packages).every(
    ([path, { version, optional }]) =>
      path === '' || optional || found.packages[path]?.version === version,
  )

/** On the project's own Node, output shown as it comes. */
export function run(command, args, options = {}) {
  const path = `${root}node_modules/.bin:${process.env.PATH}`
  return spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env, PATH: path },
  })
}

/** Ends this process with the tool's status when that is not 0. */
export function mustRun(command, args, options) {
  const { status, error } = run(command, args, options)
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

export const onProjectNode = () => Number(process.versions.node.split('.')[0]) >= 26

export const projectNode = node

/** From the file .env, when there is one; the environment wins. */
export function readSettings() {
  if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`)
}
