import { screen } from '../kit/screen'

export const messageScreens = [
  screen('messages', 'messages', 'messages.read', () => import('./messages-screen'), {
    group: 'sales',
    icon: 'messages',
  }),
  screen('messages/templates', 'templates', 'messages.read', () => import('./templates-screen')),
  screen('messages/:id', 'message', 'messages.read', () => import('./message-screen')),
]
