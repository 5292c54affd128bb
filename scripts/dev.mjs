import { installWhatIsMissing, mustRun } from './install.mjs'

installWhatIsMissing()
mustRun('node', ['scripts/dev-server.mjs'])
