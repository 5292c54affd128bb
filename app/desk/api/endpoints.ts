import { backupEndpoints } from '../health/backup-endpoints'
import { healthEndpoints } from '../health/health-endpoints'
import { fileEndpoints } from '../settings/file/file-endpoints'
import { mailEndpoints } from '../settings/mail-endpoints'
import { settingsEndpoints } from '../settings/settings-endpoints'
import { wordsEndpoints } from '../settings/words-endpoints'
import { staffEndpoints } from '../staff/staff-endpoints'
import type { Endpoint } from './endpoint'
import { sessionEndpoints } from './session-endpoints'

/** Every endpoint below /api/desk, a list a room. */
export const endpoints: Endpoint[] = [
  ...sessionEndpoints,
  ...healthEndpoints,
  ...backupEndpoints,
  ...settingsEndpoints,
  ...wordsEndpoints,
  ...mailEndpoints,
  ...fileEndpoints,
  ...staffEndpoints,
]
