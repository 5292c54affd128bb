import { screen } from '../kit/screen'

export const startScreens = [
  screen('', 'start', undefined, () => import('./start-screen'), { group: 'sales', icon: 'home' }),
]
