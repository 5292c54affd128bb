/** People and secret scanners recognise a token by its prefix. */
export const TOKEN_PREFIX = 'desk_'

const DOER = 'token:'

/** Returns the id of a token's doer, which stands where people have their ids. */
export const tokenDoer = (id: string) => DOER + id

/** Returns the token's id; undefined for a person's. */
export const tokenOfDoer = (doer: string) =>
  doer.startsWith(DOER) ? doer.slice(DOER.length) : undefined

/** Owners have no tokens, as these would outlive the session. */
export const TOKEN_ROLES = ['staff', 'reader', 'viewer'] as const
export type TokenRole = (typeof TOKEN_ROLES)[number]

export const TOKEN_DAYS = [7, 30, 90, 365] as const
