import { screen } from '../kit/screen'

export const redirectScreens = [
  screen('redirects', 'redirects', 'settings.read', () => import('./redirects-screen'), {
    group: 'shop',
    icon: 'next',
  }),
]
