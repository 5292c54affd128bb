import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from './build.mjs'
import { installWhatIsMissing, MEMORY, onProjectNode, projectNode, root } from './install.mjs'

installWhatIsMissing()
if (onProjectNode()) {
  process.chdir(root)
  // The supervisor replaces this process, which took memory for the build's sources.
  become(process.execPath, `${root}scripts/supervise.mjs`, buildWhenStale())
} else {
  // The first start runs on the machine's Node; the shop runs on its own.
  become(projectNode, fileURLToPath(import.meta.url))
}

/** Runs Node under this process's id; one before 22.15 stays in front and passes signals on. */
function become(node, ...args) {
  const env = { ...MEMORY, ...process.env }
  if (process.execve) process.execve(node, [node, ...args], env)
  const child = spawn(node, args, { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
