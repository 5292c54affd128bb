import type { Screen } from '../kit/screen'

export const pageScreens: Screen[] = [
  {
    path: 'pages',
    title: 'ownPages',
    right: 'settings.read',
    nav: { group: 'shop', icon: 'page' },
    load: () => import('./own-pages-screen'),
  },
  {
    path: 'pages/new',
    title: 'newPage',
    right: 'settings.change',
    load: () => import('./new-page-screen'),
  },
  {
    path: 'pages/:id',
    title: 'ownPage',
    right: 'settings.read',
    load: () => import('./own-page-screen'),
  },
]
