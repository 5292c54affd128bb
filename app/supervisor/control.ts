import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import type { Launch } from './launch'
import type { Rolled } from './supervisor'

/** The longest path in a socket's address. */
const LONGEST_PATH = 107

/**
 * Returns where the supervisor of an address and a data folder listens for the next `npm start`.
 * Only the folder's user can reach it. The path is relative to the working folder if that is
 * shorter, because its length is limited.
 */
export function controlPath(dataDir: string, address: string) {
  const whole = join(dataDir, `shop-${address.replace(/[^\w.]+/g, '-')}.sock`)
  const short = relative(process.cwd(), whole)
  return short.length < whole.length ? short : whole
}

/** Listens at the path, taking over an abandoned one; false where no socket can be made. */
export async function openControl(path: string, roll: (launch: Launch) => Promise<Rolled>) {
  if (path.length > LONGEST_PATH) return false
  const server = createServer((socket) => {
    socket.on('error', () => {}) // The asking process has left.
    createInterface(socket).once('line', async (line) => {
      const rolled = await Promise.resolve(line)
        .then((text) => roll(JSON.parse(text) as Launch))
        .catch((error) => ({
          failed: String(error),
        }))
      socket.end(`${JSON.stringify(rolled)}\n`)
    })
  })
  try {
    rmSync(path, { force: true })
    await once(server.listen(path), 'listening')
    return true
  } catch {
    return false
  }
}

/** Asks the running supervisor for a new version. Returns undefined where none runs. */
export async function askRunning(path: string, launch: Launch): Promise<Rolled | undefined> {
  const socket = await connected(path)
  if (!socket) return undefined
  socket.write(`${JSON.stringify(launch)}\n`)
  for await (const line of createInterface(socket)) return JSON.parse(line) as Rolled
  return { failed: 'the running shop was stopped meanwhile' }
}

const connected = (path: string) =>
  new Promise<Socket | undefined>((resolve) => {
    const socket = connect(path, () => resolve(socket))
    socket.on('error', () => resolve(undefined))
  })
