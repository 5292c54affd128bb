import { promises } from './promises'

/** The about page (spec section 2); odd spellings are the specification's. */
export const about = {
  pageTitle: 'About',
  pageDescription:
    'Exclusive, launched in 2015: the South Asian marketplace with an active presence in Bangladesh.',
  home: 'Home',
  breadcrumb: 'About',
  storyTitle: 'Our Story',
  story1:
    "Launched in 2015, Exclusive is South Asia's premier online shopping marketplace with an active presence in Bangladesh. Supported by a wide range of tailored marketing, data and service solutions, Exclusive has 10,500 sellers and 300 brands and serves 3 million customers across the region.",
  story2:
    'Exclusive has more than 1 million products to offer, growing at a very fast rate. Exclusive offers a diverse assortment in categories ranging from consumer electronics to everyday groceries.',
  storyPicture: 'A vase, a handbag, a pair of shoes, a perfume and a watch',
  figures: 'Exclusive in figures',
  sellers: 'Sellers active our site',
  monthlySale: 'Monthly Product Sale',
  customers: 'Customer active in our site',
  annualSale: 'Annual gross sale in our site',
  team: 'Our team',
  chairman: 'Founder & Chairman',
  director: 'Managing Director',
  designer: 'Product Designer',
  portrait: 'Drawn portrait of {name}',
  social: '{name} on {network}',
  freeDelivery: 'FREE AND FAST DELIVERY',
  freeDeliveryText: 'Free delivery for all orders over {amount}',
  ...promises,
  services: 'Our services',
}

/** The page that a back-in-stock mail's links lead to: what happened, confirm, leave. */
export const backInStock = {
  pageTitle: 'Back in stock',
  sentTitle: 'One step is left',
  sent: 'Please open the link in the e-mail we send you. Only then do we write to you, once, when the product is back. If you have confirmed it for this product before, there is nothing left to do.',
  invalidTitle: 'That address does not look right',
  invalid: 'Please go back and enter an e-mail address such as name@example.com.',
  laterTitle: 'Too many attempts',
  later: 'Please wait a few minutes and try again.',
  inStockTitle: 'It is in stock',
  inStock: 'This product is back already: you can order it now.',
  confirmTitle: 'Tell me when it is back',
  confirm: 'One click, and we write to you once, as soon as this product is back in stock.',
  confirmButton: 'Yes, tell me',
  confirmedTitle: 'We will tell you',
  confirmed:
    'You get one e-mail as soon as the product is back. Then we delete your address for it.',
  leaveTitle: 'No e-mail, please',
  leave: 'One click, and we delete your address for every product you are waiting for.',
  leaveButton: 'Do not tell me',
  leftTitle: 'Your alerts are off',
  left: 'We send you no more e-mails about products that are back in stock.',
  unknownTitle: 'This link does not work',
  unknown: 'It is incomplete or too old, or the e-mail it was for has already been sent.',
}

/** The page of a shop that is not open yet. */
export const closed = {
  title: 'We are not open yet',
  text: 'We are still setting up this shop. Please come back soon.',
  write: 'You can write to us:',
}

/** The contact page (spec section 2); odd spellings are the specification's. */
export const contact = {
  pageTitle: 'Contact',
  pageDescription:
    'Call or write to Exclusive: a person answers, around the clock by phone and within 24 hours by e-mail.',
  breadcrumbHome: 'Home',
  breadcrumb: 'Contact',
  callTitle: 'Call To Us',
  callText: 'We are available 24/7, 7 days a week.',
  phoneLabel: 'Phone:',
  writeTitle: 'Write To US',
  writeText: 'Fill out our form and we will contact you within {hours} hours.',
  emailsLabel: 'Emails:',
  name: 'Your Name',
  email: 'Your Email',
  phone: 'Your Phone',
  message: 'Leave a comment...',
  website: 'Leave this field empty',
  send: 'Send Massage',
  sending: 'Sending…',
  sentTitle: 'Thank you, {name}!',
  sent: 'Your message is with us. A confirmation is on its way to {email}, and we answer within {hours} hours.',
  another: 'Write another message',
  tooMany:
    'You have sent several messages in a short time. Please wait a few minutes and try again.',
  away: 'Your message could not be stored just now. Please send it again in a moment.',
  offline:
    'No answer came, so your message may not have reached us. What you wrote is still here: please send it again, it is kept only once.',
  problems: 'Please look at the marked fields:',
  errors: {
    missing: 'Please fill in this field.',
    tooLong: 'This is longer than we can take. Please shorten it.',
    badEmail: 'Please enter an e-mail address such as name@example.com.',
    badPhone: 'Please enter a phone number such as +880 1712 345678.',
  },
}

/** The page about apps and social networks, of which a shop may have none. */
export const elsewhere = {
  home: 'Home',
  title: 'Apps and social networks',
  description:
    'Whether Exclusive has an app or pages on social networks, and what there is instead.',
  apps: 'Apps',
  noApps:
    'Exclusive has no app yet, and so nothing to save with it yet either. The shop itself can be kept like an app: choose “Install” or “Add to Home Screen” in the menu of your browser.',
  networks: 'Social networks',
  noNetworks:
    'Neither Exclusive nor the people of our team have a page there yet. News and offers come with the newsletter; for everything else a person answers on the contact page.',
  notYet: 'Not yet',
}

/** The newsletter's own page: what happened, confirm, leave. */
export const newsletter = {
  pageTitle: 'Newsletter',
  home: 'Home',
  sentTitle: 'Thank you for subscribing!',
  sent: 'Your welcome e-mail is on its way, with {percent}% off your first order. Please confirm your address with the link in it.',
  invalidTitle: 'That address does not look right',
  invalid: 'Please enter an e-mail address such as name@example.com.',
  laterTitle: 'Too many attempts',
  later: 'Please wait a few minutes and try again.',
  email: 'Enter your Email',
  subscribe: 'Subscribe',
  confirmTitle: 'Confirm your address',
  confirm: 'One click, and our offers reach you.',
  confirmButton: 'Confirm',
  confirmedTitle: 'You are on the list',
  confirmed: 'Thank you. You can unsubscribe at any time with the link in each e-mail.',
  leaveTitle: 'Leave the newsletter',
  leave: 'One click, and we send you no more offers.',
  leaveButton: 'Unsubscribe',
  leftTitle: 'You have left the newsletter',
  left: 'We send you no more offers. You are welcome back at any time.',
  unknownTitle: 'This link does not work',
  unknown: 'It is incomplete or from an older e-mail. Please use the link in the newest one.',
}

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
