import { accountEndpoints } from './account/account-endpoints'
import { proofEndpoints } from './account/proof-endpoints'
import { auditEndpoints } from './audit/audit-endpoints'
import { joiningEndpoints } from './joining/joining-endpoints'
import { peopleEndpoints } from './people/people-endpoints'
import { signInEndpoints } from './signing-in/sign-in-endpoints'
import { tokenEndpoints } from './tokens/token-endpoints'

export const staffEndpoints = [
  ...signInEndpoints,
  ...joiningEndpoints,
  ...accountEndpoints,
  ...proofEndpoints,
  ...peopleEndpoints,
  ...tokenEndpoints,
  ...auditEndpoints,
]
