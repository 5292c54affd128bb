/** Privacy and terms: what this shop really does. */
export const legal = {
  home: 'Home',
  updated: 'Last changed on 1 November 2026',
  privacyTitle: 'Privacy Policy',
  privacyDescription:
    'What Exclusive keeps about you, why, for how long, and how you have it deleted.',
  privacyIntro:
    'We keep what an order needs and nothing to follow you around with. This page says what that is.',
  privacy: [
    {
      title: 'In your browser',
      text: 'Your cart, your wishlist, the products you compare and the fields of an unfinished checkout stay in the storage of your browser. They reach us only when you ask for prices or place an order. We set no cookies and load nothing from other companies.',
    },
    {
      title: 'When you order',
      text: 'We keep your name, address, phone number, e-mail address, notes and what you bought, because we have to deliver it and account for it. The page of your order has a link that cannot be guessed; whoever has the link can see the order, so keep it to yourself.',
    },
    {
      title: 'When you open an account',
      text: 'We keep your e-mail address, the name you give and a one-way hash of your password (argon2id). The password itself is never stored or written to a log.',
    },
    {
      title: 'When you write to us',
      text: 'We keep your message with your name, e-mail address and phone number so that we can answer it.',
    },
    {
      title: 'The newsletter',
      text: 'We keep your address and send offers only after you confirmed it by mail. Each mail has a link that ends it with one click.',
    },
    {
      title: 'Technical records',
      text: 'To keep the shop safe we count requests by address for a few minutes, in memory. Our log holds the path, the status and the time of a request, never passwords, tokens or form contents.',
    },
    {
      title: 'Your rights',
      text: 'You can see your data under My Account and delete the account there at once. Orders stay as long as the law asks for its books. For anything else write to us on the contact page: a person answers within 24 hours.',
    },
  ],
  termsTitle: 'Terms of Use',
  termsDescription: 'The rules of buying at Exclusive: prices, orders, payment, delivery, returns.',
  termsIntro: 'These are the rules you and we agree on when you order.',
  terms: [
    {
      title: 'Prices',
      text: 'All prices are in US dollars. Vat of 15% is added to the subtotal less any discount and shown before you order. Shipping is free.',
    },
    {
      title: 'Your order',
      text: 'An order is placed when we show its number. The price that counts is the one shown at that moment; if a price or the stock changed while you were shopping, we show it to you and ask before anything is ordered. Pressing the button twice gives one order.',
    },
    {
      title: 'Payment',
      text: 'You pay by bank transfer or in cash on delivery. With a bank transfer we send your order when the payment has arrived; please give the reference of the order.',
    },
    {
      title: 'Coupons',
      text: 'One coupon an order. A coupon lowers the subtotal, never below zero, and is not paid out. When an order is cancelled its coupon can be used again, as long as it is valid.',
    },
    {
      title: 'Delivery',
      text: 'Delivery is free. The product page tells how soon an article ships.',
    },
    {
      title: 'Cancelling and returning',
      text: 'You can cancel an order on its page until it is shipped. After delivery you have 30 days to return articles free of charge in the state you received them.',
    },
    {
      title: 'Accounts',
      text: 'Keep your password to yourself. You can delete your account at any time.',
    },
    {
      title: 'Our shop',
      text: 'We take care that texts and pictures are right, but mistakes can happen; when one affects your order we tell you and you may cancel it.',
    },
  ],
}
