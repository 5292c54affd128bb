import type { Screen } from '../kit/screen'

const right = 'settings.read'
const load = () => import('./settings-screen')

export const settingsScreens: Screen[] = [
  { path: 'settings', title: 'settings', right, nav: { group: 'shop', icon: 'settings' }, load },
  { path: 'settings/:section', title: 'settings', right, load },
  { path: 'settings/words', title: 'words', right, load: () => import('./written/words-screen') },
  {
    path: 'settings/missing',
    title: 'missing',
    right,
    load: () => import('./written/missing-screen'),
  },
  { path: 'settings/pages', title: 'pages', right, load: () => import('./written/pages-screen') },
  { path: 'settings/mails', title: 'mails', right, load: () => import('./mails/mails-screen') },
  {
    path: 'settings/history',
    title: 'settingsHistory',
    right,
    load: () => import('./history/history-screen'),
  },
  {
    path: 'settings/file',
    title: 'settingsFile',
    right,
    load: () => import('./file/file-screen'),
  },
]
