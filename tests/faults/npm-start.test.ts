import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// npm runs scripts through a shell that keeps signals to itself, unless the script replaces it.
test('SIGTERM to `npm start` itself ends the shop, and npm with status 0', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-npm-'))
  const npm = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(npm, 'exit')
  try {
    const origin = await readyAt(npm.stdout)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    npm.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow()
  } finally {
    npm.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
})

async function readyAt(output: NodeJS.ReadableStream) {
  let said = ''
  for await (const part of output) {
    said += part
    const origin = /ready at (http:\S+)/.exec(said)?.[1]
    if (origin) return origin
  }
  throw new Error(`npm start said only: ${said}`)
}
