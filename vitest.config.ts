import { defineConfig } from 'vitest/config'
import { setRunClock } from './tests/support/clock/run-clock.ts'
import { fastFolder } from './tests/support/files/fast-folder.ts'

setRunClock()

/** A file begins at the run's moment, not where the file before it ended. */
const SETUP = 'tests/support/clock/begin-file.ts'
const BEGIN_DATA_FILE = 'tests/support/clock/begin-data-file.ts'
/** They take each fault of their process for their own. */
const ALONE = ['app/http/bounds/answer-fault.test.ts']

/**
 * Three suites: `unit` beside the code (seconds; `alone` belongs to it), `data` against real
 * databases, and `faults`, which break built shops. Of the last two, two files run at a time; on CI's
 * shared machine one of their tests may try a second time, and the report says so.
 */
const withDatabases = {
  environment: 'node',
  setupFiles: SETUP,
  globalSetup: 'tests/support/postgres-setup.ts',
  // What a killed process wrote outlives it in memory too.
  env: { TMPDIR: fastFolder() },
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // What is waited for comes within a second, but not on a machine that others load hard.
  expect: { poll: { timeout: 15_000 } },
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
          exclude: ['tests/budgets.test.ts', '**/*.data.test.ts', '**/node_modules/**', ...ALONE],
          environment: 'node',
          setupFiles: SETUP,
          // A machine that others load hard may take longer than Vitest's five seconds.
          testTimeout: 30_000,
          // Files of one thread share what they import, which else takes most of the time.
          pool: 'threads',
          isolate: false,
        },
      },
      { test: { name: 'alone', include: ALONE, environment: 'node', setupFiles: SETUP } },
      {
        test: {
          ...withDatabases,
          name: 'data',
          setupFiles: [BEGIN_DATA_FILE, SETUP],
          // Files of one process share what they import, which else takes most of the time.
          isolate: false,
          include: ['{app,cli}/**/*.data.test.ts', 'tests/budgets.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1, setupFiles: 'list' },
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
