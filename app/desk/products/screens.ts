import { screen } from '../kit/screen'

export const productScreens = [
  screen('products', 'products', 'products.read', () => import('./table/table-screen'), {
    group: 'catalogue',
    icon: 'products',
  }),
  screen('products/low', 'lowStock', 'products.read', () => import('./low/low-screen')),
  screen('products/new', 'newProduct', 'products.change', () => import('./form/new-screen')),
  screen('products/:id', 'product', 'products.read', () => import('./form/edit-screen')),
  screen(
    'products/:id/preview',
    'preview',
    'products.change',
    () => import('./preview/preview-screen'),
  ),
]
