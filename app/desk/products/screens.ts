import type { Screen } from '../kit/screen'

export const productScreens: Screen[] = [
  {
    path: 'products',
    title: 'products',
    right: 'products.read',
    nav: { group: 'catalogue', icon: 'products' },
    load: () => import('./table/table-screen'),
  },
  {
    path: 'products/low',
    title: 'lowStock',
    right: 'products.read',
    load: () => import('./low/low-screen'),
  },
  {
    path: 'products/new',
    title: 'newProduct',
    right: 'products.change',
    load: () => import('./form/new-screen'),
  },
  {
    path: 'products/:id',
    title: 'product',
    right: 'products.read',
    load: () => import('./form/edit-screen'),
  },
  {
    path: 'products/:id/preview',
    title: 'preview',
    right: 'products.change',
    load: () => import('./preview/preview-screen'),
  },
]
