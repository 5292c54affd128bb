import { findingEndpoints } from './finding-endpoints'
import { providerEndpoints } from './provider-endpoints'

export const onlinePaymentEndpoints = [...findingEndpoints, ...providerEndpoints]
