/** Returns the path of a product's page, by its slug where it has one. */
export const productPath = ({ id, slug }: { id: number; slug?: string | null }) =>
  `/shop/${slug ? encodeURIComponent(slug) : id}`

/** Returns the path of a category's list. */
export const categoryPath = ({ slug, address }: { slug: string; address?: string | null }) =>
  `/shop?category=${encodeURIComponent(address ?? slug)}`
