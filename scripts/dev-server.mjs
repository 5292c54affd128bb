import { createServer } from 'vite'

// One Vite server in middleware mode: pages and APIs come from the same sources and the same data.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { start } = await vite.ssrLoadModule('/server.ts')
await start({ vite })
