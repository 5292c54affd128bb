import { screen } from '../kit/screen'

export const categoryScreens = [
  screen('categories', 'categories', 'products.read', () => import('./categories-screen'), {
    group: 'catalogue',
    icon: 'menu',
  }),
]
