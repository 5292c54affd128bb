/** Privacy and terms: what this shop really does. */
export const legal = {
  home: 'Home',
  updated: 'Last changed on 28 November 2026',
  contents: 'On this page',
  privacyTitle: 'Privacy Policy',
  privacyDescription:
    'What Exclusive keeps about you, why, for how long, and how you have it deleted.',
  privacyIntro:
    'We keep what an order needs and nothing to follow you around with. This page says what that is.',
  privacy: [
    {
      title: 'In your browser',
      text: 'Your cart, your wishlist, the products you compare or looked at, your language, your post code, the fields of an unfinished checkout, a random number so that it is ordered once, and your sign-in stay in the storage of your browser, with the pages you saw, so that they work offline. Of all this, a page asks us only for the prices and stock of products and, with the post code that you entered, for the day of delivery; the rest reaches us when you order. We set no cookies. Nothing is loaded from other companies, unless you choose to sign in with one.',
    },
    {
      title: 'When you order',
      text: 'We keep your name, address, phone number, e-mail address, notes and what you bought, because we have to deliver it and account for it. Until nothing is owed we also keep a one-way hash of the network you ordered from, so that nobody can empty the shelves with orders that are never paid for. The page of your order has a link that cannot be guessed; whoever has the link can see the order, so keep it to yourself. A review that you write is published with the name you choose for it, once we have read it. {keptOrders}',
    },
    {
      title: 'When you return something',
      text: 'We keep what you send back, why, what you write about it and our answer with the order and as long as its details. Of a withdrawal we also keep the name and the e-mail address that you give for its receipt.',
    },
    {
      title: 'When you open an account',
      text: 'We keep your e-mail address, the name you give, when you last signed in and a one-way hash of your password (argon2id). If you sign in with another company, we keep the name, the picture’s address and the number it gives us instead. The password itself is never stored or written to a log.',
    },
    {
      title: 'When you write to us',
      text: 'We keep your message with your name, e-mail address and phone number so that we can answer it. {keptMessages}',
    },
    {
      title: 'The newsletter',
      text: 'We keep your address and send offers only after you confirmed it by e-mail. Each e-mail has a link that ends it with one click; the address then stays, marked as ended, so that its welcome code is not given twice. {keptNewsletter}',
    },
    {
      title: 'When you wait for a product',
      text: 'We keep your address to tell you once that the product is back, after you confirmed it by e-mail, and delete it with that e-mail, or when you follow the link that ends it. An address that is not confirmed is deleted after a week, one whose product does not come back after a year.',
    },
    {
      title: 'Technical records',
      text: 'To keep the shop safe we count requests by network address for an hour at most. Wrong passwords and e-mails to one address are counted by a one-way hash, for a day at most. Our log holds faults only: when, on which kind of page, what failed and the number that an error page shows, never a name, an address of any kind, a password or what you typed. Our statistics count requests and orders and know nobody.',
    },
    {
      title: 'Your rights',
      text: 'You can see your data under My Account and delete the account there at once. Orders stay as long as the law requires. Backups hold what was deleted until newer ones have taken their place. For anything else, such as a copy or the deletion of all we hold about you, write to us on the contact page: a person answers within 24 hours.',
    },
  ],
  /** These replace texts above, depending on the shop's settings. */
  kept: {
    orders:
      '{days} days after it was delivered or cancelled, name, street, phone number, e-mail address and notes are removed from it.',
    messages: 'It is deleted after {days} days.',
    newsletter: 'An address that is not confirmed is deleted after {days} days.',
    invoices: 'Its invoice keeps name and address for {days} days.',
    invoicesAlways: 'Its invoice keeps name and address as long as the law requires.',
    ordersAlways: 'The order stays as long as the law requires.',
    messagesAlways: 'It stays until you ask us to delete it.',
    newsletterAlways:
      'An address that is not confirmed gets no more e-mail, and stays until you ask us to delete it.',
  },
  termsTitle: 'Terms of Use',
  termsDescription: 'The rules of buying at Exclusive: prices, orders, payment, delivery, returns.',
  termsIntro: 'These are the rules you and we agree on when you order.',
  findOrder: 'Find your order to return articles or to withdraw from the contract',
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
      text: 'Delivery is free. The product page shows when an item arrives.',
    },
    {
      title: 'Cancelling and returning',
      text: 'You can cancel an order on its page until it is shipped. For {days} days from delivery you can return articles free of charge in the state you received them: ask for it on the page of your order, by article, quantity and reason, and we answer by e-mail.',
    },
    {
      title: 'Right of withdrawal in the European Union',
      text: 'If your order goes to an address in the European Union, you may withdraw from the contract without giving a reason, from the order until 14 days after its delivery. Press “Withdraw from contract here” on the page of your order, without an account too; we e-mail you a receipt at once. An order that has not left is cancelled; otherwise send the articles back within 14 days, free of charge. We pay back what you paid for them within 14 days, the way you paid.',
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

/** Words of pages that begin as the shop's settings say. ⟦…⟧ is for the merchant to fill in. */
export const pageStarts = {
  titles: {
    about: 'About us',
    faq: 'Questions and answers',
    imprint: 'Imprint',
    terms: 'Terms of sale',
    shipping: 'Shipping and returns',
    privacy: 'Privacy policy',
  },
  places: {
    name: '⟦the seller’s legal name⟧',
    address: '⟦street, post code, town and country⟧',
    email: '⟦e-mail address⟧',
    represented: '⟦who represents the company, or delete this line⟧',
    register: '⟦register and number, or delete this line⟧',
    taxNumber: '⟦VAT identification number, or delete this line⟧',
    authority: '⟦supervisory authority, or delete this line⟧',
    offer: '⟦what you sell, and for whom⟧',
    story: '⟦who you are, where you work and since when⟧',
    payer: '⟦who pays for sending articles back⟧',
    law: '⟦which law applies, and what the law of your country asks for⟧',
    question: '⟦what your shoppers ask⟧',
    answer: '⟦your answer⟧',
    rights: '⟦to whom shoppers may complain, and what the law of your country asks for⟧',
  },
  prices: 'Prices',
  currency: 'The currency of all prices is the {currency}.',
  included: 'All prices include tax.',
  added:
    'Tax is added to the prices, at the rate of where your order goes. You see it before you order.',
  untaxed: 'No tax is added.',
  rate: '{place}: {percent}',
  elsewhere: 'Everywhere else',
  everywhere: 'Everywhere',
  shipping: 'Shipping',
  destinations: 'We send to:',
  free: 'free of charge',
  upTo: 'up to {weight}: {price}',
  freeFrom: 'free of charge from {amount}',
  handling: 'We hand your order over within {days} working days of receiving it.',
  transit: 'It is then on its way, in working days:',
  days: '{place}: {days}',
  returns: 'Returns',
  returnDays: 'You can return articles within {days} days of delivery.',
  askForReturn: 'Ask for it on the page of your order, to which our e-mails link.',
  returnTo: 'Send them to: {address}',
  payment: 'Ways to pay',
  bank: 'Bank transfer',
  cash_on_delivery: 'Cash on delivery',
  fee: 'fee {amount}',
  limit: 'orders of up to {amount}',
  onlyTo: 'only to: {places}',
  due: 'A bank transfer is due within {days} days of the order.',
  seller: 'Who we are',
  contact: 'Contact',
  phone: 'Phone: {phone}',
  email: 'E-mail: {email}',
  hours: 'Hours: {hours}',
  taxNumber: 'VAT identification number: {number}',
  register: 'Register: {register}',
  represented: 'Represented by: {name}',
  authority: 'Supervisory authority: {name}',
  imprintLaw: 'Information required by {law}',
  orders: 'Orders',
  orderPlaced:
    'An order is placed when we show its number. The price that counts is the one shown at that moment.',
  cancel: 'You can cancel an order on its page until it is sent.',
  rights: 'Your rights',
  rightsText:
    'You can see your data under My Account and delete the account there. Write to us for a copy of what we hold about you, or to have it deleted.',
  law: 'Law',
  howToPay: 'How can I pay?',
  whatItCosts: 'What does shipping cost?',
  whenItArrives: 'When does my order arrive?',
  howToReturn: 'Can I send something back?',
  isTaxIncluded: 'Do prices include tax?',
}
