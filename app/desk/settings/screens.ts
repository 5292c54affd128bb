import type { Screen } from '../frame/screen'

const right = 'settings.read'
const load = () => import('./settings-screen')

export const settingsScreens: Screen[] = [
  { path: 'settings', title: 'settings', right, nav: { group: 'shop', icon: 'settings' }, load },
  { path: 'settings/:section', title: 'settings', right, load },
  { path: 'words', title: 'words', right, load: () => import('./written/words-screen') },
  { path: 'pages', title: 'pages', right, load: () => import('./written/pages-screen') },
  { path: 'mails', title: 'mails', right, load: () => import('./written/mails-screen') },
  {
    path: 'settings-history',
    title: 'settingsHistory',
    right,
    load: () => import('./history-screen'),
  },
]
