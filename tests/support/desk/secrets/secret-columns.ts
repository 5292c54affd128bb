import type { Right } from '../../../../app/desk/rights/rights'

/** The right that a reader at the desk needs, or 'nobody' where none may read it. */
export type Reader = Right | 'nobody'

/**
 * Every column that grants access to whoever knows it, or from which a secret could be derived. A
 * column with a secret's name must be here or below.
 */
export const SECRET_COLUMNS: Record<string, Reader> = {
  'accounts.password_hash': 'nobody',
  'back_in_stock.token': 'nobody',
  'cart_days.salt': 'nobody',
  'search_salts.salt': 'nobody',
  'coupons.code': 'customers.read', // those of newsletters; the merchant's own are no secret
  'desk_challenges.hash': 'nobody',
  'desk_challenges.secret': 'nobody',
  'desk_invites.hash': 'nobody',
  'desk_invites.mailed_hash': 'nobody',
  'desk_passkeys.public_key': 'nobody',
  'desk_sessions.hash': 'nobody',
  'desk_staff.password_hash': 'nobody',
  'desk_staff.recovery_codes': 'nobody',
  'desk_staff.totp_secret': 'nobody',
  'desk_tokens.hash': 'nobody',
  'erasure_keys.key': 'nobody',
  'erasures.email_hash': 'nobody',
  'identity_keys.private_key': 'nobody',
  'invoices.buyer_proof': 'nobody',
  'mailed_codes.hash': 'nobody',
  'order_refunds.request_key': 'nobody',
  'order_returns.request_key': 'nobody',
  'orders.confirm_hash': 'nobody',
  'orders.idempotency_key': 'nobody',
  'orders.request_hash': 'nobody',
  'orders.token': 'orders.change',
  'payment_events.raw': 'nobody',
  'payment_providers.sealed_keys': 'nobody',
  'provider_sign_ins.session_hash': 'nobody',
  'provider_tokens.sealed_token': 'nobody',
  'refresh_tokens.hash': 'nobody',
  'subscribers.token': 'nobody',
}

/** The columns that identify one customer's data. */
export const EMAIL_COLUMNS = [
  ...['account_providers.email', 'accounts.email', 'back_in_stock.email', 'subscribers.email'],
  ...['contact_messages.email', 'contact_messages.email_key', 'coupon_redemptions.email_key'],
  ...['mailed_codes.email', 'mailed_codes.new_email', 'order_returns.email', 'orders.email_key'],
]

/** The other columns that name or describe a customer, or contain messages with the shop. */
export const CUSTOMER_COLUMNS = [
  ...['account_providers.display_name', 'account_providers.photo_url'],
  ...['accounts.display_name', 'accounts.photo_url', 'reviews.name'],
  ...['contact_messages.name', 'contact_messages.phone'],
  ...['contact_messages.message', 'contact_messages.words', 'message_answers.text'],
  ...['payment_attempts.reason', 'payment_findings.note', 'payment_refunds.fault'],
  ...['order_notes.text', 'order_payments.note', 'order_refunds.reason', 'order_search.text'],
  ...['order_returns.name', 'order_returns.note', 'order_returns.answer'],
  ...['orders.notes', 'orders.tracking', 'orders.phone_key'],
  ...['orders.address_key', 'orders.network_key'],
]

/** Columns named like secrets or customers that are neither. */
export const PLAIN_COLUMNS = [
  'catalogue_changes.token', // a version of the catalogue
  'coupon_redemptions.code', // the order has it, which the same person placed
  'desk_invites.email', // people of the shop
  'desk_passkeys.name',
  'desk_staff.email',
  'identity_attempts.key', // a hash of the limited client, as is the next
  'identity_keys.kid', // public
  'jobs.dedupe_key',
  'product_tags.tag_key',
  'products.title_key',
  'rate_limits.key',
  'redirects.target_key',
  'settings.key',
  'settings_history.key',
]

/** Matches the names of columns of secrets and of customers. */
export const CALLED_SO =
  /token|hash|secret|key$|salt|private|password|recovery|^code$|e?mail$|phone|display_name|photo_url|words|^notes?$/
