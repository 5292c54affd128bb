import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** What an empty cart shows; the rooms of cart and checkout stand below the shop's. */
const OFFERS = 'shop/offers/cart-offers.tsx'

/**
 * Lists every page in the order of spec section 2. Each is served four times: as it stands in
 * English and under /fr, /es and /de (the router's basename, server.ts). apis.server.ts lists the
 * HTTP edges beside the pages.
 */
export default [
  layout('shell/layout.tsx', [
    index('home/home-page.tsx'),
    route('shop', 'shop/listing/listing-page.tsx'),
    route('shop/:id', 'shop/product/product-page.tsx'),
    route('cart', 'cart/cart-page.tsx', [index(OFFERS, { id: 'cart-offers' })]),
    route('orders/:token', 'checkout/order-page.tsx'),
    route('orders/:token/review/:line', 'reviews/review-page.tsx'),
    route('orders/:token/return', 'checkout/returns/return-page.tsx'),
    route('orders/:token/withdraw', 'checkout/returns/withdraw-page.tsx'),
    route('track-order', 'checkout/track/track-order-page.tsx'),
    // This matches /wishList too: paths ignore case.
    route('wishlist', 'wishlist/wishlist-page.tsx'),
    route('contacts', 'content/contact-page.tsx'),
    route('about', 'content/about-page.tsx'),
    route('signup', 'identity/pages/sign-up-page.tsx'),
    route('login', 'identity/pages/log-in-page.tsx'),
    route('reset-password', 'identity/pages/reset-password-page.tsx'),
    route('accounts', 'account/account-page.tsx'),
    route('privacy', 'content/privacy-page.tsx'),
    route('terms', 'content/terms-page.tsx'),
    route('faq', 'content/faq-page.tsx'),
    route('pages/:slug', 'content/pages/merchant-page.tsx'),
    route('newsletter', 'content/newsletter-page.tsx'),
    route('back-in-stock', 'shop/back-in-stock/back-in-stock-page.tsx'),
    route('elsewhere', 'content/elsewhere/elsewhere-page.tsx'),
  ]),
  // Nothing leads away from an order that is being placed.
  layout('shell/enclosed-layout.tsx', [
    route('checkout', 'checkout/checkout-page.tsx', [index(OFFERS, { id: 'checkout-offers' })]),
  ]),
  route('*', 'shell/not-found-page.tsx'), // The page stands outside the shared layout.
] satisfies RouteConfig
