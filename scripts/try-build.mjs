import { tryPage } from '../build/server/server.js'

// app/shell/document/document.server.ts throws when React Router writes its documents differently.
const status = await tryPage('/about')
if (status !== 200) throw new Error(`the built shop responds to /about with ${status}`)
process.exit()
