import { installWhatIsMissing, mustRun } from './install.mjs'

// The checks take seconds: types, lint, unit tests.
installWhatIsMissing({ tools: true })
mustRun('react-router', ['typegen'])
mustRun('tsc', ['--noEmit'])
mustRun('biome', ['check', '--error-on-warnings', '.'])
mustRun('vitest', ['run', '--project', 'unit', '--project', 'alone'], { env: { NODE_ENV: 'test' } })
