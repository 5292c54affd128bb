import { screen } from '../kit/screen'

export const healthScreens = [
  screen('health', 'health', 'health.read', () => import('./health-screen'), {
    group: 'shop',
    icon: 'health',
  }),
  screen('backups', 'backups', 'health.read', () => import('./backups/backups-screen'), {
    group: 'shop',
    icon: 'download',
  }),
]
