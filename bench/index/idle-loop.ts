import { watchTimers } from '../loop-watch.ts'

// A process that does nothing else: how late its timers come is the machine's doing.
const timers = watchTimers()
process.on('message', () => process.send?.(timers.latest()))
