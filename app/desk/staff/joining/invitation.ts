import type { Role } from '../../rights/rights'

/** Answer of `POST /invitation`. */
export interface InvitationView {
  kind: 'join' | 'reset'
  /** Null where the person must enter it. */
  email: string | null
  name: string
  role: Role
  shop: string
  passkeys: boolean
}
