import type { Screen } from '../kit/screen'

export const staffScreens: Screen[] = [
  {
    path: 'sign-in',
    title: 'signIn',
    right: 'open',
    load: () => import('./signing-in/sign-in-screen'),
  },
  { path: 'join', title: 'join', right: 'open', load: () => import('./joining/join-screen') },
  { path: 'account', title: 'account', load: () => import('./account/account-screen') },
  {
    path: 'staff',
    title: 'staff',
    right: 'staff.read',
    nav: { group: 'shop', icon: 'staff' },
    load: () => import('./people/people-screen'),
  },
  {
    path: 'tokens',
    title: 'tokens',
    right: 'staff.read',
    load: () => import('./tokens/tokens-screen'),
  },
  {
    path: 'audit',
    title: 'audit',
    right: 'audit.read',
    nav: { group: 'shop', icon: 'audit' },
    load: () => import('./audit/audit-screen'),
  },
]
