import { expect, test } from 'vitest'
import { may, RIGHTS, type Right, ROLES } from './rights'

const all = Object.keys(RIGHTS) as Right[]
const allowed = (role: (typeof ROLES)[number]) => all.filter((right) => may(role, right))

test('the owner may do everything', () => {
  expect(allowed('owner')).toEqual(all)
})

test('readers and viewers only read, and neither staff nor the audit log', () => {
  for (const role of ['reader', 'viewer'] as const) {
    expect(allowed(role).filter((right) => !right.endsWith('.read'))).toEqual([])
    expect(may(role, 'staff.read')).toBe(false)
    expect(may(role, 'audit.read')).toBe(false)
  }
})

test('a viewer sees no customer, a reader all, and whoever changes orders sees theirs', () => {
  const more = allowed('reader').filter((right) => !may('viewer', right))
  expect(more).toEqual(['customers.read', 'messages.read'])
  for (const role of ROLES)
    for (const right of ['orders.change', 'customers.erase'] as const)
      if (may(role, right)) expect([role, may(role, 'customers.read')]).toEqual([role, true])
})

test('staff change neither settings nor staff, and erase nobody', () => {
  const refused = all.filter((right) => !may('staff', right))
  expect(refused).toEqual(
    expect.arrayContaining(['settings.change', 'staff.change', 'customers.erase', 'backups.make']),
  )
})
