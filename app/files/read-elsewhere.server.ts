import { spawn } from 'node:child_process'
import { once } from 'node:events'

const READ = `require('node:fs').createReadStream(process.argv[1]).pipe(process.stdout)`

/**
 * Reads a file that SQLite has open here, by another process. If this process closed the file, the
 * system would end SQLite's locks, and others would write over it (sqlite.org/howtocorrupt.html,
 * 2.2).
 */
export async function* readElsewhere(path: string): AsyncGenerator<Buffer> {
  const child = spawn(process.execPath, ['-e', READ, path], { stdio: ['ignore', 'pipe', 'ignore'] })
  const exit = once(child, 'exit')
  yield* child.stdout
  const [code] = await exit
  if (code !== 0) throw new Error(`${path} cannot be read`)
}
