import type { Screen } from '../kit/screen'

export const categoryScreens: Screen[] = [
  {
    path: 'categories',
    title: 'categories',
    right: 'products.read',
    nav: { group: 'catalogue', icon: 'menu' },
    load: () => import('./categories-screen'),
  },
]
