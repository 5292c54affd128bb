/** The version of an order before a change, and the version after it. */
export type VersionSpan = readonly [before: number, after: number]

/**
 * Tells whether somebody else changed the order between two versions: `own` are the viewer's own
 * changes, in any order. A version that goes back, as after a restore, is somebody else's.
 */
export function changedByOthers(seen: number, now: number, own: readonly VersionSpan[]) {
  if (now < seen) return true
  let covered = seen
  for (const [before, after] of own.toSorted(([one], [other]) => one - other))
    if (before <= covered) covered = Math.max(covered, after)
  return covered < now
}
