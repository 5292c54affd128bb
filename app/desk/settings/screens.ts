import { screen } from '../kit/screen'

const right = 'settings.read'
const load = () => import('./settings-screen')

export const settingsScreens = [
  screen('settings', 'settings', right, load, { group: 'shop', icon: 'settings' }),
  screen('settings/:section', 'settings', right, load),
  screen('settings/words', 'words', right, () => import('./written/words-screen')),
  screen('settings/missing', 'missing', right, () => import('./written/missing-screen')),
  screen('settings/pages', 'pages', right, () => import('./written/pages-screen')),
  screen('settings/mails', 'mails', right, () => import('./mails/mails-screen')),
  screen('settings/history', 'settingsHistory', right, () => import('./history/history-screen')),
  screen('settings/file', 'settingsFile', right, () => import('./file/file-screen')),
]
