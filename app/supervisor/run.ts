import { spawn } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { BoundSocket, connect, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { isatty } from 'node:tty'
import { type Launch, nodeOf, settingsOf } from './launch'
import { type Rolled, supervisor } from './supervisor'

/**
 * Runs the shop after the build: the shop that runs at this address and data folder goes over to
 * this version, or a server of it is kept running here. `build` is a folder in `root`.
 */
export async function run(root: string, build: string) {
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
  const launch: Launch = { root, build, env }
  const { host, port, dataDir } = settingsOf(launch)
  const rolled = await askRunning(controlPath(dataDir, `${host}:${port}`), launch)
  if (rolled) return tell(rolled)
  await supervise(launch)
}

function tell(rolled: Rolled) {
  if ('ready' in rolled) console.log(rolled.ready)
  else {
    console.error(`This version did not start: ${rolled.failed}`)
    console.error('The one before it goes on.')
    process.exitCode = 1
  }
}

async function supervise(launch: Launch) {
  const { host, port, dataDir } = settingsOf(launch)
  const socket = await bindSocket(host, port)
  const bound = socket?.address()
  const address = `${host}:${typeof bound === 'object' ? bound.port : port}`
  const control = controlPath(dataDir, address)
  // The reader of its output may go away before it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  let reachable = false
  const shop = supervisor(launch, {
    ...{ socket, address, dataDir, log },
    ready() {
      void openControl(control, shop.roll).then((open) => {
        reachable = open
        if (!open)
          log(`the next npm start cannot find this one: no socket can be made at ${control}`)
      })
    },
    over(code, line) {
      if (line) console.error(line)
      if (reachable) rmSync(control, { force: true })
      process.exit(code)
    },
  })
  shop.start()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, shop.stop)
  const terminal = isatty(1)
  process.on('SIGHUP', () => {
    if (terminal && !isatty(1)) return shop.stop() // The terminal was closed.
    // The script builds what changed, and finds this process.
    const now = shop.launch()
    const env = { ...now.env, PORT: address.replace(/.*:/, '') }
    const script = join(now.root, 'scripts/start.mjs')
    spawn(nodeOf(now), [script], { cwd: now.root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  })
}

/** Writes a line like the server's own: JSON, at the level of errors. */
const log = (msg: string) => console.log(JSON.stringify({ level: 50, time: Date.now(), msg }))

/**
 * Binds a socket for servers to listen on, one after another: connections wait in the kernel while
 * there is none. Returns undefined where it cannot be bound; the server then tries itself and says
 * why.
 */
async function bindSocket(host: string, port: number): Promise<BoundSocket | undefined> {
  try {
    const { address } = await lookup(host)
    return new BoundSocket({ host: address, port })
  } catch {
    return undefined
  }
}

/** The longest path in a socket's address. */
const LONGEST_PATH = 107

/**
 * Returns where the supervisor of an address and a data folder listens for the next `npm start`.
 * Only the folder's user can reach it. The path is relative to the working folder if that is
 * shorter, because its length is limited.
 */
function controlPath(dataDir: string, address: string) {
  const whole = join(dataDir, `shop-${address.replace(/[^\w.]+/g, '-')}.sock`)
  const short = relative(process.cwd(), whole)
  return short.length < whole.length ? short : whole
}

/** Listens at the path, taking over an abandoned one; false where no socket can be made. */
async function openControl(path: string, roll: (launch: Launch) => Promise<Rolled>) {
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

/** Asks the running supervisor for a new version. Returns undefined where none runs, or it ended. */
async function askRunning(path: string, launch: Launch): Promise<Rolled | undefined> {
  const socket = await connected(path)
  if (!socket) return undefined
  socket.write(`${JSON.stringify(launch)}\n`)
  for await (const line of createInterface(socket)) return JSON.parse(line) as Rolled
  return undefined
}

const connected = (path: string) =>
  new Promise<Socket | undefined>((resolve) => {
    const socket = connect(path, () => resolve(socket))
    socket.on('error', () => resolve(undefined))
  })
