import { defineConfig } from 'vitest/config'
import { setRunClock } from './tests/support/clock/run-clock.ts'

setRunClock()

/** A file begins at the run's moment, not where the file before it ended. */
const SETUP = 'tests/support/clock/begin-file.ts'

/**
 * Three suites: `unit` beside the code (seconds), `data` against real databases, and `faults`,
 * which break built shops. The last two mostly wait, so two files run at a time; on CI's shared
 * machine one of their tests may try a second time, and the report says so.
 */
const withDatabases = {
  environment: 'node',
  setupFiles: SETUP,
  globalSetup: 'tests/support/postgres-setup.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  retry: process.env.CI ? 1 : 0,
} as const

export default defineConfig({
  cacheDir: '.vite',
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'cli/**/*.test.ts', 'tests/*.test.ts'],
          exclude: ['tests/budgets.test.ts', '**/*.data.test.ts', '**/node_modules/**'],
          environment: 'node',
          setupFiles: SETUP,
          // Files of one thread share what they import, which else takes most of the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          ...withDatabases,
          name: 'data',
          include: ['{app,cli}/**/*.data.test.ts', 'tests/budgets.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...withDatabases,
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
