import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedByOthers, type VersionSpan } from './own-changes'

test.each<[seen: number, now: number, own: VersionSpan[], others: boolean]>([
  [3, 3, [], false],
  [3, 4, [], true],
  [3, 4, [[3, 4]], false],
  [3, 5, [[3, 5]], false], // A refund that puts pieces back changes an order twice.
  [3, 5, [[3, 4]], true],
  [3, 5, [[4, 5]], true], // Somebody wrote a note before one's own.
  [
    3,
    6,
    [
      [5, 6],
      [3, 5],
    ],
    false,
  ],
  [3, 3, [[2, 3]], false],
  [5, 4, [], true],
])(
  'from version %s to %s with own changes %j: changed by others is %s',
  (seen, now, own, others) => {
    expect(changedByOthers(seen, now, own)).toBe(others)
  },
)

test('every change of an order by somebody else is told, and none of one’s own', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ own: fc.boolean(), steps: fc.integer({ min: 1, max: 3 }) })),
      fc.nat(5),
      (changes, from) => {
        let version = from
        const own: VersionSpan[] = []
        for (const change of changes) {
          if (change.own) own.unshift([version, version + change.steps])
          version += change.steps
        }
        expect(changedByOthers(from, version, own)).toBe(changes.some((one) => !one.own))
      },
    ),
  )
})
