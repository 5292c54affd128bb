import { spawnSync } from 'node:child_process'

/** Installs packages on a Debian where this is allowed; does nothing elsewhere. */
export function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return
  console.log(`Installing ${packages.join(', ')}…`)
  const shown = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], shown)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], shown)
}
