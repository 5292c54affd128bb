/** Who may do what at the desk: the one table that endpoints, screens and navigation read. */

export const ROLES = ['owner', 'staff', 'viewer'] as const
export type Role = (typeof ROLES)[number]

const everyone: readonly Role[] = ROLES
const workers: readonly Role[] = ['owner', 'staff']
const owner: readonly Role[] = ['owner']

export const RIGHTS = {
  'orders.read': everyone,
  'orders.change': workers,
  'orders.refund': workers,
  'products.read': everyone,
  'products.change': workers,
  'customers.read': everyone,
  /** One person's data, handed out or removed. */
  'customers.erase': owner,
  'discounts.read': everyone,
  'discounts.change': workers,
  'messages.read': everyone,
  'messages.answer': workers,
  'reviews.read': everyone,
  'reviews.change': workers,
  'reports.read': everyone,
  'settings.read': everyone,
  'settings.change': owner,
  'backups.make': owner,
  'health.read': everyone,
  'jobs.change': workers,
  'staff.read': owner,
  'staff.change': owner,
  'audit.read': owner,
} satisfies Record<string, readonly Role[]>

export type Right = keyof typeof RIGHTS

export const may = (role: Role, right: Right) => RIGHTS[right].includes(role)
