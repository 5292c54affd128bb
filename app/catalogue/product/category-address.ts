interface Addressed {
  slug: string
  address?: string
}

/**
 * Returns a category as addresses name it: its address in place of its slug, which stays as `key`.
 * Products are found by the key.
 */
export const withAddress = <Category extends Addressed>(
  category: Category,
): Category & { key?: string } =>
  category.address ? { ...category, slug: category.address, key: category.slug } : category
