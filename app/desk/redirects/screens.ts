import type { Screen } from '../kit/screen'

export const redirectScreens: Screen[] = [
  {
    path: 'redirects',
    title: 'redirects',
    right: 'settings.read',
    nav: { group: 'shop', icon: 'next' },
    load: () => import('./redirects-screen'),
  },
]
