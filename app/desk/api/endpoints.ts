import type { Endpoint } from './endpoint'
import { sessionEndpoints } from './session-endpoints'

/** Every endpoint below /api/desk, a list a room. */
export const endpoints: Endpoint[] = [...sessionEndpoints]
