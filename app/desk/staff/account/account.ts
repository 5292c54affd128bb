import type { Role } from '../../rights/rights'

/** Answer of `GET /account`. */
export interface StaffAccount {
  name: string
  email: string
  role: Role
  password: boolean
  recoveryCodes: number
  passkeysHere: boolean
  passkeys: Passkey[]
  sessions: { id: string; device: string; startedAt: number; expiresAt: number; current: boolean }[]
}

export interface Passkey {
  id: string
  name: string
  madeAt: number
  usedAt: number | null
}
