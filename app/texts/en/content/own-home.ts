/** The home page of a merchant's own shop, which promises nothing. */
export const ownHome = {
  ownFresh: 'Just in',
  ownNewest: 'New products',
  ownCategories: 'Categories',
  ownBrowse: 'Browse by category',
  ownPopular: 'Popular',
  ownBest: 'Best sellers',
  ownAll: 'View all products',
  highlights: 'Highlights',
  comingSoon: 'Products are coming soon.',
  description: 'The products of {shop}, and how to reach us.',
}
