import type { Role } from '../rights/rights'
import { may, type Right } from '../rights/rights'
import { useRead } from './use-data'

export interface Session {
  staff: { id: string; name: string; email: string; role: Role }
  confirmedAt: number
  shop: { name: string; timeZone: string; currency: string; pattern: string }
}

/** Who is here; screens are drawn only once it is known. */
export const useSession = () => useRead<Session>('/session').data as Session

/** Whether the person may do it, so that what they may not is not offered. */
export function useMay() {
  const { role } = useSession().staff
  return (right: Right) => may(role, right)
}
