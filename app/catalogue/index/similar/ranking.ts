export interface Ranked {
  score: number
  id: number
}

/** Keeps those with the highest scores of all products offered, the lower id first among equals. */
export function ranking(most: number, isLeftOut: (id: number) => boolean) {
  const taken: Ranked[] = []
  const isBefore = (a: Ranked, score: number, id: number) =>
    a.score > score || (a.score === score && a.id < id)
  return {
    taken,
    /** Tells whether a score is high enough, before anything else of the product is read. */
    mayTake: (score: number) => !(((taken[most - 1] as Ranked | undefined)?.score ?? -1) > score),
    offer(score: number, id: number) {
      const last = taken[most - 1]
      if ((last && isBefore(last, score, id)) || isLeftOut(id)) return
      let low = 0
      let high = taken.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if (isBefore(taken[middle] as Ranked, score, id)) low = middle + 1
        else high = middle
      }
      taken.splice(low, 0, { score, id })
      if (taken.length > most) taken.pop()
    },
  }
}
