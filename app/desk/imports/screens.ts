import type { Screen } from '../kit/screen'

export const importScreens: Screen[] = [
  {
    path: 'imports',
    title: 'imports',
    right: 'products.change',
    nav: { group: 'catalogue', icon: 'upload' },
    load: () => import('./imports-screen'),
  },
  {
    path: 'imports/:id',
    title: 'importedFile',
    right: 'products.read',
    load: () => import('./file-screen'),
  },
]
