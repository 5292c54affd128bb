import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { freePort } from './support/free-port'

let server: Server | undefined
afterEach(() => server?.close())

async function lighthouse(origin: string) {
  const child = spawn(process.execPath, ['scripts/lighthouse.mjs', origin])
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  const [printed, said] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, printed, said: said.trim() }
}

test('lighthouse fails and prints no table where nothing answers', async () => {
  const origin = `http://127.0.0.1:${await freePort()}`
  expect(await lighthouse(origin)).toEqual({
    code: 1,
    printed: '',
    said: `${origin} does not answer.`,
  })
})

test('lighthouse fails and prints no table where no page answers', async () => {
  server = createServer((_, response) => response.writeHead(503).end())
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await lighthouse(origin)).toEqual({ code: 1, printed: '', said: `${origin} answers 503.` })
})
