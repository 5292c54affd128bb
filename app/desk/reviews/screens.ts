import type { Screen } from '../frame/screen'

export const reviewScreens: Screen[] = [
  {
    path: 'reviews',
    title: 'reviews',
    right: 'reviews.read',
    nav: { group: 'sales', icon: 'reviews' },
    load: () => import('./reviews-screen'),
  },
]
