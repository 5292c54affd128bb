/** The words that root.tsx has even when no text could be loaded; a part of `shell`. */
export const problems = {
  notFound: {
    code: '404',
    title: "Something's missing.",
    text: "Sorry, we can't find that page. You'll find lots to explore on the home page.",
    back: 'Back to Homepage',
  },
  broken: {
    title: 'Something went wrong.',
    text: 'The page could not be shown just now. Nothing in your cart is lost.',
    retry: 'Try again',
  },
}
