import { type ChildProcess, spawn } from 'node:child_process'
import { PATHS } from '../../tests/support/network/hostile-sockets'
import { FLOODS } from './flood'
import { CACHED, ENCODING, SEARCH } from './honest'

/** Starts a bare node:http server, in its own process, that sends the shop's bytes from memory. */
export async function startBare(shopOrigin: string, name: string) {
  const kind = FLOODS[name]
  const flooded = kind && 'path' in kind ? kind.path(0) : undefined
  const sizes: Record<string, number> = { flood: await bytesOf(shopOrigin, flooded ?? '/about') }
  for (const path of [...CACHED, `${SEARCH}0`])
    sizes[`${ENCODING} ${path}`] = await bytesOf(shopOrigin, path, ENCODING)
  if (!flooded) for (const path of PATHS) sizes[` ${path}`] = await bytesOf(shopOrigin, path)
  const script = 'bench/abuse/bare-server.mjs'
  const child = spawn(process.execPath, [script, JSON.stringify(sizes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { origin: `http://127.0.0.1:${await portOf(child)}`, process: child }
}

async function bytesOf(origin: string, path: string, encoding = 'identity') {
  const response = await fetch(origin + path, { headers: { 'Accept-Encoding': encoding } })
  const declared = response.headers.get('Content-Length')
  const read = (await response.arrayBuffer()).byteLength
  return declared === null ? read : Number(declared)
}

const portOf = (child: ChildProcess) =>
  new Promise<number>((resolve) =>
    child.stdout?.on('data', (text) => resolve(Number(/port (\d+)/.exec(String(text))?.[1]))),
  )
