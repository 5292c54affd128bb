import { createServer } from 'vite'
import { readSettings } from './install.mjs'

readSettings()

// One Vite server in middleware mode gives pages and APIs the same sources and the same data.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { start } = await vite.ssrLoadModule('/server.ts')
await start({ vite })
