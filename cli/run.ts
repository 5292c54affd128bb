import { main } from './shop'

// This is the build's entry for the running shop: it has the same version, and builds nothing.
process.exitCode = await main(process.argv.slice(2))
