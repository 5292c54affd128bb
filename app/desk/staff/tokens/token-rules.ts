/** By it people and scanners of sources know what they found. */
export const TOKEN_PREFIX = 'desk_'

const DOER = 'token:'

/** What a script is called where people have their ids. */
export const tokenDoer = (id: string) => DOER + id

/** The token's id; undefined of a person's. */
export const tokenOfDoer = (doer: string) =>
  doer.startsWith(DOER) ? doer.slice(DOER.length) : undefined

/** An owner's token would outlive the owner's session, so there is none. */
export const TOKEN_ROLES = ['staff', 'reader', 'viewer'] as const
export type TokenRole = (typeof TOKEN_ROLES)[number]

/** Days after which a token ends, as offered. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const
