import { problems } from './problems'
import { shop } from './shop'

/** The frame that every page has around its content. */
export const shell = {
  ...problems,
  brand: 'Exclusive',
  offline:
    'You are offline. What you see was kept on your last visit; prices are checked again before you order.',
  skip: 'Skip to content',
  banner: 'Summer Sale For All Swim Suits And Free Express Delivery - OFF 50%!',
  showNow: 'Show Now',
  language: 'Language',
  languages: {
    en: 'English',
    fr: 'French',
    es: 'Spanish',
    de: 'German',
  },
  sale: 'Offer',
  navigation: 'Main',
  menu: 'Menu',
  home: 'Home',
  contact: 'Contact',
  about: 'About',
  signUp: 'Sign Up',
  departments: { title: 'Departments', all: 'All products', names: shop.departments },
  search: 'What are you looking for?',
  doSearch: 'Search',
  suggestions: 'Suggestions',
  found: {
    one: '{count} suggestion. Up and down arrows to choose.',
    other: '{count} suggestions. Up and down arrows to choose.',
  },
  suggested: {
    products: 'Products',
    similar: 'Similar',
    categories: 'Categories',
    brands: 'Brands',
  },
  seeAll: 'See all results',
  foundNone: 'No product has that in its title.',
  searchFailed: 'Suggestions cannot be shown just now. Press Enter to search.',
  wishlist: 'Wishlist',
  cart: 'Cart',
  account: 'My Account',
  inWishlist: {
    one: '{count} item in wishlist',
    other: '{count} items in wishlist',
  },
  inCart: {
    one: '{count} item in cart',
    other: '{count} items in cart',
  },
  loading: 'Loading the page',
  footer: {
    subscribe: 'Subscribe',
    offer: 'Get 10% off your first order',
    email: 'Enter your Email',
    send: 'Subscribe',
    sending: 'One moment…',
    sent: 'Thank you! Look into your mailbox: the confirmation is on its way.',
    refused: 'That does not look like an e-mail address.',
    failed: 'That did not work just now. Please try again.',
    support: 'Support',
    account: 'Account',
    myAccount: 'My Account',
    logIn: 'Login / Register',
    cart: 'Cart',
    wishlist: 'Wishlist',
    shop: 'Shop',
    quickLink: 'Quick Link',
    privacy: 'Privacy Policy',
    terms: 'Terms of Use',
    faq: 'FAQ',
    contact: 'Contact',
    trackOrder: 'Track order',
    download: 'Download App',
    save: 'Save $3 with App New User Only',
    googlePlay: 'Get it on Google Play',
    appStore: 'Download on the App Store',
    social: 'Exclusive on {network}',
    copyright: '© Copyright Exclusive 2015. All rights reserved',
  },
}

/** An error page's further text. */
export const faults = {
  reference: 'Reference: {id}',
}

/** The building blocks: carousels, dialogs, stars. */
export const ui = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: '{position} of {count}',
  showSlide: 'Show slide {position}',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause the rotation',
  play: 'Start the rotation',
  close: 'Close',
  breadcrumb: 'Breadcrumb',
  notifications: 'Notifications',
  didYouMean: 'Did you mean {email}?',
  stars: 'Rated {rating} out of {stars} stars',
  reviews: {
    one: '{count} review',
    other: '{count} reviews',
  },
}
