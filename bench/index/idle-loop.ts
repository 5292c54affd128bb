import { watchTimers } from '../loop-watch.ts'

// This process does nothing else: the machine alone delays its timers.
const timers = watchTimers()
process.on('message', () => process.send?.(timers.latest()))
