import type { Generated } from 'kysely'

/** Times are epoch milliseconds. Removing a person deletes the row; the audit log keeps the name. */
export interface DeskStaffTable {
  id: string
  name: string
  /** Lower-cased. */
  email: string
  role: string
  /** argon2id in PHC form; null without a password. Never set without `totp_secret`. */
  password_hash: string | null
  /**
   * Base32, sealed (see `seals`), not hashed, as codes are computed from it. The next start seals
   * what older versions stored in clear.
   */
  totp_secret: string | null
  /** The last 30-second step whose code was used, with all before it. */
  totp_step: number | null
  /** JSON: hashes of the unused codes. */
  recovery_codes: string
  /** JSON: devices that signed in, the latest last. */
  devices: string
  created_at: number
  /** Counts role changes and resets: rows issued with a lower number have ended. */
  authority: Generated<number>
}

export interface DeskSessionsTable {
  /** SHA-256 of the cookie's secret. */
  hash: string
  id: string
  staff_id: string
  device: string
  created_at: number
  /** The time of the last proof of identity. */
  confirmed_at: number
  expires_at: number
  /** The person's number when the session began. */
  authority: Generated<number>
}

export interface DeskPasskeysTable {
  /** The credential's id, base64url. */
  id: string
  staff_id: string
  /** COSE, base64url. */
  public_key: string
  counter: number
  /** JSON: list of strings. */
  transports: string
  name: string
  created_at: number
  used_at: number | null
}

/** One-time links. Using or withdrawing one deletes it. */
export interface DeskInvitesTable {
  id: string
  /** 'first' (counts only while there is no owner), 'invite' or 'reset'. */
  kind: string
  hash: string
  /** Hash of the mailed link's secret, which is made while the mail is written. */
  mailed_hash: string | null
  /** Id of the person that a 'reset' resets; null otherwise. */
  staff_id: string | null
  /** Null where the person may enter it. */
  email: string | null
  role: string
  /** A name for display. */
  invited_by: string
  created_at: number
  expires_at: number
  /** A person's id, 'command-line' or 'start'. */
  issuer_id: Generated<string>
  issuer_authority: Generated<number>
}

/** One-time challenges: of passkeys, and authenticators to confirm. */
export interface DeskChallengesTable {
  hash: string
  kind: string
  /** The answer's owner: a staff id, an invitation's, or '' for anyone signing in. */
  subject: string
  /** Sealed. */
  secret: string | null
  expires_at: number
}

export interface DeskTokensTable {
  id: string
  hash: string
  name: string
  role: string
  made_by: string
  created_at: number
  expires_at: number
  used_at: number | null
  /** The number of `made_by` when the token was made. */
  authority: Generated<number>
}

export interface DeskAuditTable {
  id: Generated<number>
  at: number
  staff_id: string
  staff_name: string
  action: string
  subject: string
  /** JSON. */
  before: string | null
  after: string | null
}

declare module '../../database/tables.server' {
  interface Tables {
    desk_staff: DeskStaffTable
    desk_sessions: DeskSessionsTable
    desk_passkeys: DeskPasskeysTable
    desk_invites: DeskInvitesTable
    desk_challenges: DeskChallengesTable
    desk_tokens: DeskTokensTable
    desk_audit: DeskAuditTable
  }
}
