import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBuiltShop } from '../built-shop'

/** Starts the built shop as `npm start` does, with a server that can be injured (injuries.mjs). */
export async function startSupervisedShop(settings: Record<string, string>) {
  const injuries = `--import=${resolve('tests/support/supervised/injuries.mjs')}`
  const options = [process.env.NODE_OPTIONS, settings.NODE_OPTIONS, injuries] // the first: a clock
  const given = { ...settings, NODE_OPTIONS: options.filter(Boolean).join(' ') }
  const shop = await startBuiltShop(given, 'scripts/start.mjs')
  const supervisor = shop.process.pid as number
  let printed = shop.said
  for (const stream of [shop.process.stdout, shop.process.stderr])
    stream?.on('data', (bytes) => {
      printed += bytes
    })
  return {
    ...shop,
    supervisor,
    printed: () => printed,
    /** Returns the serving process: the oldest, as others wait for its end. */
    server: () => serversOf(supervisor)[0] as number,
    /** Runs `npm start` once more with the same settings and `more`, and returns its output. */
    startAgain: (more: Record<string, string> = {}) => run({ ...shop.env, ...more }),
  }
}

export type SupervisedShop = Awaited<ReturnType<typeof startSupervisedShop>>

export const serversOf = (supervisor: number) =>
  readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8')
    .split(' ')
    .flatMap((pid) => (/serve\.mjs/.test(commandOf(pid)) ? Number(pid) : []))

function commandOf(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // it has just ended
  }
}

function run(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', error: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.error += text
  })
  return new Promise<{ code: number | null; out: string; error: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, ...said })),
  )
}

export async function gone(pid: number) {
  while (commandOf(String(pid)) !== '') await sleep(20)
}
