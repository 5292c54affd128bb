import { lazy, Suspense } from 'react'
import type { BackInStockProps } from './back-in-stock-form'

/** Few products are sold out: the script loads with one, and it shows as sent before. */
const Form = import.meta.env.SSR
  ? (await import('./back-in-stock-form')).default
  : lazy(() => import('./back-in-stock-form'))

export const BackInStock = (product: BackInStockProps) => (
  <Suspense>
    <Form key={product.variant} {...product} />
  </Suspense>
)
