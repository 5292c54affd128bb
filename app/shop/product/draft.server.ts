import { createContext } from 'react-router'
import type { ProductDetail } from '../../catalogue/product'

/* Alone in a file, so that Vite loads it once. */

/** What the product's page shows in place of what is stored. */
export const draftProduct = createContext<ProductDetail | null>(null)
