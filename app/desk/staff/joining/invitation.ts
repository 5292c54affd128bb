import type { Role } from '../../rights/rights'

/** What `POST /invitation` answers. */
export interface Invitation {
  kind: 'join' | 'reset'
  /** Null where the person is to say it. */
  email: string | null
  name: string
  role: Role
  shop: string
  passkeys: boolean
}
