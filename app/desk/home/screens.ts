import { screen } from '../kit/screen'

export const homeScreens = [
  screen('home-page', 'homePage', 'settings.read', () => import('./home-screen'), {
    group: 'shop',
    icon: 'layout',
  }),
]
