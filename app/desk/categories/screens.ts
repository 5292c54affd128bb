import type { Screen } from '../frame/screen'

export const categoryScreens: Screen[] = [
  {
    path: 'categories',
    title: 'categories',
    right: 'products.read',
    nav: { group: 'catalogue', icon: 'menu' },
    load: () => import('./categories-screen'),
  },
]
