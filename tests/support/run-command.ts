import { spawn } from 'node:child_process'

export function runCommand(settings: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['scripts/shop.mjs', ...args], {
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
