import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const modules = `${root}node_modules`
const node = `${modules}/node/bin/node`
const STAGING = `${root}.packages`

/**
 * glibc gives each allocating thread an arena, up to eight a core, whose freed memory no other can
 * use: with the shop's 16 threads a third of its memory was idle. glibc reads this only when a
 * process starts.
 */
export const MEMORY = { MALLOC_ARENA_MAX: '2' }

/**
 * Installs the packages that the shop builds and runs with, and with `tools` those of tests,
 * benches and lint too. Runs on any Node from 18 up, because it installs the Node the shop runs on.
 */
export function installWhatIsMissing({ tools = false } = {}) {
  const wanted = readFileSync(`${root}package-lock.json`)
  const lock = createHash('sha256').update(wanted).digest('hex')
  const stamps = [`${modules}/.installed`, `${modules}/.installed-tools`].slice(0, tools ? 2 : 1)
  const isStamped = (stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock
  if (existsSync(node) && stamps.every(isStamped)) return
  if (!existsSync(node) || !isInstalled(JSON.parse(wanted), tools)) install(tools)
  for (const stamp of stamps) writeFileSync(stamp, lock)
}

/**
 * Installs into new folders and then swaps them, so that a running shop always finds its packages.
 */
function install(tools) {
  console.log('Installing packages…')
  const staging = `${STAGING}/${process.pid}`
  removeUnfinished()
  mkdirSync(staging, { recursive: true })
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(root + file, `${staging}/${file}`)
  const given = ['--no-audit', '--no-fund', '--loglevel=error']
  const { status } = run('npm', ['ci', tools ? '--include=dev' : '--omit=dev', ...given], {
    cwd: staging,
  })
  if (status !== 0) process.exit(status ?? 1)
  if (!tools) removeDeadWeight(`${staging}/node_modules`)
  if (existsSync(modules)) renameSync(modules, `${staging}/replaced`)
  renameSync(`${staging}/node_modules`, modules)
  rmSync(staging, { recursive: true })
}

function removeUnfinished() {
  if (!existsSync(STAGING)) return
  for (const pid of readdirSync(STAGING))
    try {
      process.kill(Number(pid), 0)
    } catch {
      rmSync(`${STAGING}/${pid}`, { recursive: true, force: true })
    }
}

/** Removes what neither a build nor the shop reads: source maps, types and the headers of Node. */
function removeDeadWeight(folder) {
  for (const name of readdirSync(folder, { recursive: true }))
    if (/\.([cm]?[jt]s|css)\.map$|\.d\.[cm]?ts$/.test(name)) rmSync(`${folder}/${name}`)
  for (const name of readdirSync(`${folder}/node/node_modules`)) {
    const headers = `${folder}/node/node_modules/${name}/include`
    if (existsSync(headers)) rmSync(headers, { recursive: true })
  }
}

/** Tells whether npm lists everything as installed, even if somebody ran `npm ci` by hand. */
function isInstalled(wanted, tools) {
  const noted = `${modules}/.package-lock.json`
  return existsSync(noted) && hasAll(wanted, JSON.parse(readFileSync(noted, 'utf8')), tools)
}

/** Tells whether `found` has every package of the lock `wanted`, those of `tools` if wanted. */
export const hasAll = (wanted, found, tools) =>
  Object.entries(wanted.packages).every(
    ([path, { version, optional, dev, devOptional }]) =>
      path === '' ||
      optional || // These packages are for other machines.
      (!tools && (dev || devOptional)) ||
      found.packages[path]?.version === version,
  )

/** Runs a command on the project's own Node and shows output as it comes. */
export function run(command, args, options = {}) {
  const path = `${root}node_modules/.bin:${process.env.PATH}`
  return spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env, PATH: path },
  })
}

/** Runs a command, and ends this process with its status when that is not 0. */
export function mustRun(command, args, options) {
  const { status, error } = run(command, args, options)
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

export const onProjectNode = () => Number(process.versions.node.split('.')[0]) >= 26

export const projectNode = node

/** Reads the settings of the file .env, when it exists; the environment wins. */
export function readSettings() {
  if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`)
}
