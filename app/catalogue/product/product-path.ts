interface Addressed {
  id: number
  slug?: string | null
  /** The address's part for what of its options is chosen, such as `?option1=Red`. */
  search?: string
}

/** Returns the path of a product's page, by its slug where it has one. */
export const productPath = ({ id, slug, search = '' }: Addressed) =>
  `/shop/${slug ? encodeURIComponent(slug) : id}${search}`

/** Returns the path of a category's list. */
export const categoryPath = ({ slug, address }: { slug: string; address?: string | null }) =>
  `/shop?category=${encodeURIComponent(address ?? slug)}`
