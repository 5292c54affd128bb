/** Bounds in seconds; the last bucket, without a bound, counts what takes longer. */
export const TIME_BOUNDS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
] as const

const BOUNDS_MS = [...TIME_BOUNDS.map((seconds) => seconds * 1000), Infinity]

/** Counts times for a Prometheus histogram in nanoseconds, where prom-client takes 500 a time. */
export class TimeBuckets {
  /** Counts of the times up to each bound and above the one before. */
  readonly counts = new Float64Array(TIME_BOUNDS.length + 1)
  sumMs = 0

  observe(ms: number) {
    this.sumMs += ms
    let at = 0
    while (ms > (BOUNDS_MS[at] as number)) at++
    this.counts[at] = (this.counts[at] as number) + 1
  }

  add(other: TimeBuckets) {
    this.sumMs += other.sumMs
    for (const [at, count] of other.counts.entries())
      this.counts[at] = (this.counts[at] as number) + count
  }

  get count() {
    return this.counts.reduce((sum, count) => sum + count, 0)
  }
}
