import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The project's root folder, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const stamp = `${root}node_modules/.installed`
const node = `${root}node_modules/node/bin/node`

/**
 * Brings node_modules to what the lock file says; does nothing when it is so already.
 * Runs on any Node from 18 up, for it is what brings the Node the shop runs on.
 */
export function installWhatIsMissing() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(node)) return
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

/** Runs a tool to its end on the project's own Node, output shown as it comes. */
export function run(command, args, options = {}) {
  const path = `${root}node_modules/.bin:${process.env.PATH}`
  return spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env, PATH: path },
  })
}

/** Runs a tool and ends this process with its status when that is not 0. */
export function mustRun(command, args, options) {
  const { status, error } = run(command, args, options)
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

/** True when this very process runs on the project's Node rather than on an older one. */
export const onProjectNode = () => Number(process.versions.node.split('.')[0]) >= 26

export const projectNode = node

/** Settings from the file .env, when there is one; the environment wins. */
export function readSettings() {
  if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`)
}
