import { createRequire } from 'node:module'

// Each file of tests begins at the run's moment, however long the files before it took.
const { shiftClock } = createRequire(import.meta.url)('./shifted-clock.cjs')
const { CLOCK_AHEAD_MS, TEST_MOMENT } = process.env
const ahead = Number(CLOCK_AHEAD_MS) + Date.parse(TEST_MOMENT as string) - Date.now()
process.env.CLOCK_AHEAD_MS = String(ahead)
shiftClock(ahead)
