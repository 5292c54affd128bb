import type { Screen } from '../kit/screen'

export const startScreens: Screen[] = [
  {
    path: '',
    title: 'start',
    nav: { group: 'sales', icon: 'home' },
    load: () => import('./start-screen'),
  },
]
