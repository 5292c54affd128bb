import type { Role } from '../../rights/rights'

/** Answer of `GET /staff`. */
export interface Staff {
  people: PersonView[]
  invitations: PendingInvitation[]
}

export interface PersonView {
  id: string
  name: string
  email: string
  role: Role
  password: boolean
  passkeys: number
  signedInAt: number | null
}

export interface PendingInvitation {
  id: string
  kind: 'invite' | 'reset'
  email: string | null
  role: Role
  expiresAt: number
}
