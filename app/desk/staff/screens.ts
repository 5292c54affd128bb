import type { Screen } from '../frame/screen'

export const staffScreens: Screen[] = [
  {
    path: 'sign-in',
    title: 'signIn',
    right: 'open',
    load: () => import('./signing-in/sign-in-screen'),
  },
  { path: 'join', title: 'join', right: 'open', load: () => import('./joining/join-screen') },
]
