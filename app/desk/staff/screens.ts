import { screen } from '../kit/screen'

export const staffScreens = [
  screen('sign-in', 'signIn', 'open', () => import('./signing-in/sign-in-screen')),
  screen('join', 'join', 'open', () => import('./joining/join-screen')),
  screen('account', 'account', undefined, () => import('./account/account-screen')),
  screen('staff', 'staff', 'staff.read', () => import('./people/people-screen'), {
    group: 'shop',
    icon: 'staff',
  }),
  screen('tokens', 'tokens', 'staff.read', () => import('./tokens/tokens-screen')),
  screen('audit', 'audit', 'audit.read', () => import('./audit/audit-screen'), {
    group: 'shop',
    icon: 'audit',
  }),
]
