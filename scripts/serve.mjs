import { buildWhenStale } from './build.mjs'
import { readSettings, root } from './install.mjs'
import { markBuild } from './kept-builds.mjs'

// node scripts/serve.mjs: the server by itself, without a supervisor
// node scripts/serve.mjs .versions/… role [file descriptor of the socket]
const [, , build = buildWhenStale(), role, socket] = process.argv
readSettings()
process.env.NODE_ENV ??= 'production'
// The threads that sync orders to disk also compress pages and draw pictures.
process.env.UV_THREADPOOL_SIZE ??= '16'
process.chdir(root)
markBuild(`${root}${build}`)
const { start } = await import(`${root}${build}/server/server.js`)
await start({ supervised: role && { role, ...(socket && { socket: Number(socket) }) } })
