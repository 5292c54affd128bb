import { screen } from '../kit/screen'

export const pageScreens = [
  screen('pages', 'ownPages', 'settings.read', () => import('./own-pages-screen'), {
    group: 'shop',
    icon: 'page',
  }),
  screen('pages/new', 'newPage', 'settings.change', () => import('./new-page-screen')),
  screen('pages/:id', 'ownPage', 'settings.read', () => import('./own-page-screen')),
]
