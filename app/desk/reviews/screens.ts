import type { Screen } from '../kit/screen'

export const reviewScreens: Screen[] = [
  {
    path: 'reviews',
    title: 'reviews',
    right: 'reviews.read',
    nav: { group: 'sales', icon: 'reviews' },
    load: () => import('./reviews-screen'),
  },
]
