/** Replaces the keys made from a customer's details. */
export const ANONYMOUS = 'erased-'

export const isAnonymous = ({ request_hash }: { request_hash: string }) =>
  request_hash.startsWith(ANONYMOUS)
