import { spawn } from 'node:child_process'

/** Runs a merchant's command, of the run's checked build where there is one. */
export function runCommand(settings: Record<string, string>, ...args: string[]) {
  const build = process.env.CHECKED_BUILD
  const script = build ? `${build}/server/run.js` : 'scripts/shop.mjs'
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('exit', (code) => resolve({ code, output })),
  )
}
