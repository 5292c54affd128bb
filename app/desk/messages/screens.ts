import type { Screen } from '../kit/screen'

export const messageScreens: Screen[] = [
  {
    path: 'messages',
    title: 'messages',
    right: 'messages.read',
    nav: { group: 'sales', icon: 'messages' },
    load: () => import('./messages-screen'),
  },
  {
    path: 'messages/templates',
    title: 'templates',
    right: 'messages.read',
    load: () => import('./templates-screen'),
  },
  {
    path: 'messages/:id',
    title: 'message',
    right: 'messages.read',
    load: () => import('./message-screen'),
  },
]
