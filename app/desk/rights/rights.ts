/** The table of rights that endpoints, screens and navigation read. */

/** A reader sees customers' data, a viewer orders and figures without it; neither changes anything. */
export const ROLES = ['owner', 'staff', 'reader', 'viewer'] as const
export type Role = (typeof ROLES)[number]

const everyone: readonly Role[] = ROLES
const workers: readonly Role[] = ['owner', 'staff']
const readers: readonly Role[] = ['owner', 'staff', 'reader']
const owner: readonly Role[] = ['owner']

export const RIGHTS = {
  'orders.read': everyone,
  /** Includes the customer's own link, which acts as the customer. */
  'orders.change': workers,
  'orders.refund': workers,
  'payments.read': everyone,
  /** Takes or frees reserved money, asks a provider, settles what does not match. */
  'payments.change': workers,
  /** Accounts with payment providers and their keys. */
  'payments.accounts': owner,
  'products.read': everyone,
  'products.change': workers,
  /**
   * Names, addresses, e-mail, phones and texts of customers, wherever they stand; without it orders
   * are shown without them and cannot be found by them.
   */
  'customers.read': readers,
  /** Exports or erases a person's data. */
  'customers.erase': owner,
  'discounts.read': everyone,
  'discounts.change': workers,
  'messages.read': readers,
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
