import { main } from './shop'

// An entry of the build, for the running shop: it is of the same version, and builds nothing.
process.exitCode = await main(process.argv.slice(2))
