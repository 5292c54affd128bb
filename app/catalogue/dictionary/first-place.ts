/** Returns the first place of a sorted list whose value is not before `start`; its length if none. */
export function firstPlace<T extends number | string>(sorted: ArrayLike<T>, start: T) {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as T) < start) low = middle + 1
    else high = middle
  }
  return low
}
