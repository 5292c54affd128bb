// Every process and thread of a test run loads it first (NODE_OPTIONS, which run-clock.ts sets).
// CommonJS, because npm's own Node, which may be older, loads it too.

/**
 * Puts the clock forward (milliseconds; negative: back); time goes on from there. It also runs in
 * pages and hence uses nothing around it. Called again, it replaces what was set before.
 * @param {number} aheadMs
 */
function shiftClock(aheadMs) {
  const known = Symbol.for('shifted clock')
  const shifted = globalThis[known]
  if (shifted) {
    shifted.aheadMs = aheadMs
    return
  }
  const clock = { aheadMs }
  Object.defineProperty(globalThis, known, { value: clock })
  const Real = Date
  const { now } = Real
  const { timeOrigin } = performance
  const shiftedNow = () => now() + clock.aheadMs
  const Shifted = new Proxy(Real, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [shiftedNow()] : given, made),
    apply: () => new Real(shiftedNow()).toString(),
    // A test may have replaced the function by its own.
    get: (target, name) =>
      name === 'now' && target.now === now ? shiftedNow : Reflect.get(target, name),
  })
  Real.prototype.constructor = Shifted
  globalThis.Date = Shifted
  Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin + clock.aheadMs })
}

/** Shifts the times of files, which the system dates by its clock, on reads and writes. */
function shiftFileTimes() {
  const fs = require('node:fs')
  const ahead = () => globalThis[Symbol.for('shifted clock')].aheadMs
  const TIMES = ['atime', 'mtime', 'ctime', 'birthtime']
  const shifted = (stats) => {
    for (const time of TIMES) {
      const at = Number(stats?.[`${time}Ms`]) + ahead()
      if (typeof stats?.[`${time}Ms`] !== 'number') continue
      stats[`${time}Ms`] = at
      stats[time] = new Date(at)
    }
    return stats
  }
  const real = (time) => (time instanceof Date ? time.getTime() : Number(time) * 1000) - ahead()
  for (const name of ['stat', 'lstat']) {
    const [sync, promised] = [fs[`${name}Sync`], fs.promises[name]]
    fs[`${name}Sync`] = (...given) => shifted(sync(...given))
    fs.promises[name] = async (...given) => shifted(await promised(...given))
  }
  const { utimesSync } = fs
  fs.utimesSync = (path, read, written) =>
    utimesSync(path, new Date(real(read)), new Date(real(written)))
  require('node:module').syncBuiltinESMExports()
}

module.exports = { shiftClock }

if (process.env.CLOCK_AHEAD_MS) {
  shiftClock(Number(process.env.CLOCK_AHEAD_MS))
  shiftFileTimes()
}
