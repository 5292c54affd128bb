export type Random = () => number

/** Numbers in [0, 1), the same for the same seed everywhere (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b9)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of a list that is not empty. */
export function pick<T>(list: T[], random: Random) {
  return list[Math.floor(random() * list.length)] as T
}

export function shuffled<T>(list: T[], random: Random) {
  return list
    .map((value) => ({ value, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ value }) => value)
}
