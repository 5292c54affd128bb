import { productTable } from '../../catalogue/care/table/product-table.server'
import type { Finder } from '../api/finder'

/** Finds products by title, SKU or number, including hidden ones. */
export const productFinder: Finder = {
  kind: 'products',
  right: 'products.read',
  async find(db, search) {
    const { rows } = await productTable(db, { search, show: 'all', sort: 'title', page: 1 })
    return rows.slice(0, 5).map(({ id, title, sku }) => ({
      href: `/products/${id}`,
      text: title,
      ...(sku && { about: sku }),
    }))
  },
}
