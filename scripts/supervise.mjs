import { root } from './install.mjs'
import { markBuild } from './kept-builds.mjs'

// node scripts/supervise.mjs .versions/…
const [, , build] = process.argv
markBuild(`${root}${build}`)
const { run } = await import(`${root}${build}/server/supervisor.js`)
await run(root, build)
