export interface Ranked {
  rating: number
  id: number
}

/** Keeps the best rated of all products offered, the lower id first among equals. */
export function ranking(most: number, isLeftOut: (id: number) => boolean) {
  const taken: Ranked[] = []
  const isBefore = (a: Ranked, rating: number, id: number) =>
    a.rating > rating || (a.rating === rating && a.id < id)
  const mayTake = (rating: number, id: number) => {
    const last = taken[most - 1]
    return last === undefined || !isBefore(last, rating, id)
  }
  return {
    taken,
    mayTake,
    offer(rating: number, id: number) {
      if (!mayTake(rating, id) || isLeftOut(id)) return
      let low = 0
      let high = taken.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if (isBefore(taken[middle] as Ranked, rating, id)) low = middle + 1
        else high = middle
      }
      taken.splice(low, 0, { rating, id })
      if (taken.length > most) taken.pop()
    },
  }
}
