// Starts a shop that renders every page for every request, to measure what rendering costs.
const { start } = await import('../build/server/server.js')
await start({ cachePages: false })
