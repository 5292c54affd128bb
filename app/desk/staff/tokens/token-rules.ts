/** By it people and scanners of sources know what they found. */
export const TOKEN_PREFIX = 'desk_'

/** An owner's token would outlive the owner's session, so there is none. */
export const TOKEN_ROLES = ['staff', 'viewer'] as const
export type TokenRole = (typeof TOKEN_ROLES)[number]

/** Days after which a token ends, as offered. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const
