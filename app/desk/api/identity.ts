import type { Role } from '../rights/rights'

export interface StaffMember {
  id: string
  name: string
  email: string
  role: Role
}

export interface Identity {
  staff: StaffMember
  /** Epoch milliseconds at which the person last proved who they are; 0 of a token. */
  confirmedAt: number
  by: 'session' | 'token'
}
