import type { Generated } from 'kysely'

/** Times are epoch milliseconds. A removed person's row is deleted; the audit log keeps the name. */
export interface DeskStaffTable {
  id: string
  name: string
  /** Lower-cased. */
  email: string
  role: string
  /** argon2id in PHC form; null where only passkeys sign in. Never without `totp_secret`. */
  password_hash: string | null
  /**
   * Base32, sealed (see `seals`): codes are worked out from it, so no hash would do. What versions
   * before kept in clear is sealed by the next start.
   */
  totp_secret: string | null
  /** The 30 seconds whose code was used last: it and those before are used up. */
  totp_step: number | null
  /** JSON: hashes of the one-time codes that are left. */
  recovery_codes: string
  /** JSON: devices that signed in before, the latest last. */
  devices: string
  created_at: number
  /** Counts role changes and resets: what was issued by a lower number has ended. */
  authority: Generated<number>
}

export interface DeskSessionsTable {
  /** SHA-256 of what the cookie holds. */
  hash: string
  /** Names the session in lists. */
  id: string
  staff_id: string
  device: string
  created_at: number
  /** When the person last proved who they are. */
  confirmed_at: number
  expires_at: number
  /** The person's, when it began. */
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

/** One-time links. A used or withdrawn one is deleted. */
export interface DeskInvitesTable {
  id: string
  /** 'first' (good only while there is no owner), 'invite' or 'reset'. */
  kind: string
  hash: string
  /** Of the link in the mail, which is made when the mail is written. */
  mailed_hash: string | null
  /** Who is to have new ways to sign in: of 'reset' alone. */
  staff_id: string | null
  /** Null where the person may say it. */
  email: string | null
  role: string
  /** A name, to be shown. */
  invited_by: string
  created_at: number
  expires_at: number
  /** A person's id, 'command-line' or 'start'. */
  issuer_id: Generated<string>
  issuer_authority: Generated<number>
}

/** What a browser must answer next, once: a passkey's challenge, an authenticator to be confirmed. */
export interface DeskChallengesTable {
  hash: string
  kind: string
  /** Whose answer it must be: a staff id, an invitation's, or '' of whoever signs in. */
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
  /** That of `made_by`, when it was made. */
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
