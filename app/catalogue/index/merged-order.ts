interface Insert {
  at: number
  position: number
}

/**
 * A stored order with some places left out and other positions inserted: a list after a few
 * products changed, without a copy of the list.
 */
export class MergedOrder {
  readonly length: number
  readonly #stored: Int32Array
  readonly #cuts: Int32Array
  readonly #inserts: readonly Insert[]

  /** Takes `cuts`, the places to leave out, ascending, and `inserts` in order of place. */
  constructor(stored: Int32Array, cuts: Int32Array, inserts: readonly Insert[]) {
    this.#stored = stored
    this.#cuts = cuts
    this.#inserts = inserts
    this.length = stored.length - cuts.length + inserts.length
  }

  slice(from: number, to: number): number[] {
    const taken: number[] = []
    let before = 0
    for (const run of this.runs()) {
      if (before >= to) break
      if (before + run.length > from)
        for (const position of run.subarray(Math.max(0, from - before), to - before))
          taken.push(position)
      before += run.length
    }
    return taken
  }

  /** Yields all positions in order, in stretches as long as the stored order has them. */
  *runs(): Generator<Int32Array> {
    const cuts = this.#cuts
    let place = 0
    let cut = 0
    for (let insert = 0; insert <= this.#inserts.length; insert++) {
      const next = this.#inserts[insert]
      const end = next?.at ?? this.#stored.length
      while (cut < cuts.length && (cuts[cut] as number) < end) {
        const at = cuts[cut++] as number
        if (at > place) yield this.#stored.subarray(place, at)
        place = at + 1
      }
      if (end > place) {
        yield this.#stored.subarray(place, end)
        place = end
      }
      if (next) yield Int32Array.of(next.position)
    }
  }
}
