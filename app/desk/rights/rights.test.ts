import { expect, test } from 'vitest'
import { may, RIGHTS, type Right, type ROLES } from './rights'

const all = Object.keys(RIGHTS) as Right[]
const allowed = (role: (typeof ROLES)[number]) => all.filter((right) => may(role, right))

test('the owner may do everything', () => {
  expect(allowed('owner')).toEqual(all)
})

test('a viewer only reads, and neither staff nor the audit log', () => {
  expect(allowed('viewer').filter((right) => !right.endsWith('.read'))).toEqual([])
  expect(may('viewer', 'staff.read')).toBe(false)
  expect(may('viewer', 'audit.read')).toBe(false)
})

test('staff change neither settings nor staff and erase nobody', () => {
  const refused = all.filter((right) => !may('staff', right))
  expect(refused).toEqual(
    expect.arrayContaining(['settings.change', 'staff.change', 'customers.erase', 'backups.make']),
  )
})
