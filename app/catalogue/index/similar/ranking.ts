export interface Ranked {
  score: number
  id: number
  /** The share of the best score of all products, of those that filters leave out as well. */
  share: number
}

type Taken = Omit<Ranked, 'share'>

/** Keeps those with the highest scores of all products offered, the lower id first among equals. */
export function ranking(most: number, isLeftOut: (id: number) => boolean) {
  const taken: Taken[] = []
  let best = 0
  /** The score of the last one once there are as many as are kept; it is asked for each product. */
  let lowest = -1
  const isBefore = (a: Taken, score: number, id: number) =>
    a.score > score || (a.score === score && a.id < id)
  return {
    isEmpty: () => taken.length === 0,
    ranked: (): Ranked[] => taken.map((one) => ({ ...one, share: one.score / best })),
    /** Tells whether a score is high enough, before anything else of the product is read. */
    mayTake: (score: number) => score >= lowest,
    /** Tells whether a product with at most this score and an id above all before may be taken. */
    mayTakeNext: (atMost: number) => atMost > lowest,
    offer(score: number, id: number) {
      if (score > best) best = score
      const last = taken[most - 1]
      if ((last && isBefore(last, score, id)) || isLeftOut(id)) return
      let low = 0
      let high = taken.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if (isBefore(taken[middle] as Taken, score, id)) low = middle + 1
        else high = middle
      }
      taken.splice(low, 0, { score, id })
      if (taken.length > most) taken.pop()
      lowest = taken[most - 1]?.score ?? -1
    },
  }
}
