import { screen } from '../kit/screen'

export const searchScreens = [
  screen('search', 'search', 'reports.read', () => import('./searches-screen'), {
    group: 'catalogue',
    icon: 'search',
  }),
  screen('search/one', 'searchRule', 'products.read', () => import('./one-search-screen')),
  screen('search/synonyms', 'synonyms', 'products.read', () => import('./synonyms-screen')),
]
