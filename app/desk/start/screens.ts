import type { Screen } from '../frame/screen'

export const startScreens: Screen[] = [
  {
    path: '',
    title: 'start',
    nav: { group: 'sales', icon: 'home' },
    load: () => import('./start-screen'),
  },
]
