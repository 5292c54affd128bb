import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildWhenStale } from './build.mjs'
import { installWhatIsMissing, onProjectNode, projectNode, readSettings, root } from './install.mjs'
import { startWithMemorySettings } from './memory.mjs'

installWhatIsMissing()
if (onProjectNode()) {
  startWithMemorySettings()
  readSettings()
  buildWhenStale()
  process.env.NODE_ENV ??= 'production'
  // Orders are synced to disk by the threads that also compress pages and draw pictures.
  process.env.UV_THREADPOOL_SIZE ??= '16'
  process.chdir(root)
  const { start } = await import('../build/server/server.js')
  await start()
} else {
  // The first start runs on the machine's Node; the shop runs on its own.
  const child = spawn(projectNode, [fileURLToPath(import.meta.url)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
