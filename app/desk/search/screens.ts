import type { Screen } from '../kit/screen'

export const searchScreens: Screen[] = [
  {
    path: 'search',
    title: 'search',
    right: 'reports.read',
    nav: { group: 'catalogue', icon: 'search' },
    load: () => import('./searches-screen'),
  },
  {
    path: 'search/one',
    title: 'searchRule',
    right: 'products.read',
    load: () => import('./one-search-screen'),
  },
  {
    path: 'search/synonyms',
    title: 'synonyms',
    right: 'products.read',
    load: () => import('./synonyms-screen'),
  },
]
