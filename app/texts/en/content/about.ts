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
