import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { olderAssets } from './static-files.server'

test('scripts of an older build are served until it is removed, and nothing else of it', async () => {
  const builds = mkdtempSync(join(tmpdir(), 'builds-'))
  for (const [build, name] of [
    ['old', 'product-1.js'],
    ['new', 'product-2.js'],
  ] as const) {
    mkdirSync(join(builds, build, 'client/assets'), { recursive: true })
    writeFileSync(join(builds, build, 'client/assets', name), `export default '${build}'`)
    writeFileSync(join(builds, build, 'client/robots.txt'), build)
  }
  const older = olderAssets(join(builds, 'new'))
  const server = createServer((request, response) => {
    if (!older(request, response, request.url ?? '')) response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
  const script = await ask('/assets/product-1.js')
  expect(await script.text()).toBe("export default 'old'")
  expect(script.headers.get('content-type')).toContain('javascript')
  expect(script.headers.get('cache-control')).toContain('immutable')
  for (const path of ['/assets/product-2.js', '/robots.txt', '/assets/%2e%2e/robots.txt'])
    expect((await ask(path)).status, path).toBe(404)
  expect((await ask('/assets/product-1.js', 'POST')).status).toBe(404)
  rmSync(join(builds, 'old'), { recursive: true })
  expect((await ask('/assets/product-1.js')).status).toBe(404)
  server.close()
  rmSync(builds, { recursive: true })
})
