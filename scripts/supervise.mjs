import { root } from './install.mjs'

// node scripts/supervise.mjs .versions/…
const [, , build] = process.argv
const { run } = await import(`${root}${build}/server/supervisor.js`)
await run(root, build)
