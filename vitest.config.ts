import { defineConfig } from 'vitest/config'

/** Two suites: `unit` beside the code (seconds) and `data` against real databases and servers. */
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
        },
      },
      {
        test: {
          name: 'data',
          include: [
            '{app,cli}/**/*.data.test.ts',
            'tests/faults/*.test.ts',
            'tests/budgets.test.ts',
          ],
          environment: 'node',
          globalSetup: 'tests/support/postgres-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
