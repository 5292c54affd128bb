import type { Screen } from '../kit/screen'

export const homeScreens: Screen[] = [
  {
    path: 'home-page',
    title: 'homePage',
    right: 'settings.read',
    nav: { group: 'shop', icon: 'layout' },
    load: () => import('./home-screen'),
  },
]
