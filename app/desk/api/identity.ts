import type { Role } from '../rights/rights'

export interface StaffMember {
  id: string
  name: string
  email: string
  role: Role
}

export interface DeskIdentity {
  staff: StaffMember
  /** The time of the last proof of identity, in epoch milliseconds; 0 for a token. */
  confirmedAt: number
  by: 'session' | 'token'
}
