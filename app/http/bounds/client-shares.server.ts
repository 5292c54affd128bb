interface Bounds {
  /** The most that all clients, and one client, hold at a time. */
  most: number
  ofOne: number
}

/** Limits what clients hold at a time, such as connections. `take` returns its release. */
export function shares({ most, ofOne }: Bounds) {
  const held = new Map<string, number>()
  let all = 0
  return {
    take(client: string) {
      const count = held.get(client) ?? 0
      if (all >= most || count >= ofOne) return undefined
      all++
      held.set(client, count + 1)
      let given = false
      return () => {
        if (given) return
        given = true
        all--
        const left = (held.get(client) ?? 1) - 1
        if (left > 0) held.set(client, left)
        else held.delete(client)
      }
    },
  }
}
