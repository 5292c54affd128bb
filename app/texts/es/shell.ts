import type { Texts } from '../texts'

export const shell: Texts['shell'] = {
  skip: 'Skip to content',
  brand: 'Exclusive',
  banner: 'Summer Sale For All Swim Suits And Free Express Delivery - OFF 50%!',
  showNow: 'Show Now',
  language: 'Language',
  home: 'Home',
  contact: 'Contact',
  about: 'About',
  signUp: 'Sign Up',
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
