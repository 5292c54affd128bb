import { screen } from '../kit/screen'

export const reviewScreens = [
  screen('reviews', 'reviews', 'reviews.read', () => import('./reviews-screen'), {
    group: 'sales',
    icon: 'reviews',
  }),
]
