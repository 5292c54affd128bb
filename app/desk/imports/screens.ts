import { screen } from '../kit/screen'

export const importScreens = [
  screen('imports', 'imports', 'products.change', () => import('./imports-screen'), {
    group: 'catalogue',
    icon: 'upload',
  }),
  screen('imports/:id', 'importedFile', 'products.read', () => import('./file-screen')),
]
