/** Numbers that a seed repeats, of which a fuzz's requests are made. */
export interface Random {
  /** Returns a whole number from 0 to below `below`. */
  whole(below: number): number
  pick<One>(from: readonly One[]): One
  /** Returns true in this share of calls. */
  chance(share: number): boolean
  /** Returns at most `most` of them, repeats included. */
  some<One>(from: readonly One[], most: number): One[]
}

/** Makes Mulberry32 over a hash of the seeds, such as that of a run and the number of a request. */
export function randomFrom(...seeds: number[]): Random {
  let state = seeds.reduce((sum, seed) => Math.imul(sum ^ seed, 0x9e3779b1) ^ (sum >>> 15), 0x243f)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  const pick = <One>(from: readonly One[]) => from[whole(from.length)] as One
  return {
    whole,
    pick,
    chance: (share) => next() < share,
    some: (from, most) => Array.from({ length: whole(most + 1) }, () => pick(from)),
  }
}
