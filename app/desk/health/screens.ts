import type { Screen } from '../kit/screen'

export const healthScreens: Screen[] = [
  {
    path: 'health',
    title: 'health',
    right: 'health.read',
    nav: { group: 'shop', icon: 'health' },
    load: () => import('./health-screen'),
  },
  {
    path: 'backups',
    title: 'backups',
    right: 'health.read',
    nav: { group: 'shop', icon: 'download' },
    load: () => import('./backups/backups-screen'),
  },
]
