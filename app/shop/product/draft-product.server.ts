import { createContext } from 'react-router'
import type { ProductDetail } from '../../catalogue/product/product'

/* The context stands alone in a file, so that Vite loads it once. */

/** The product that the page shows instead of the stored one. */
export const draftProduct = createContext<ProductDetail | null>(null)
