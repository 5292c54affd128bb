/** The questions that shoppers ask most. */
export const faq = {
  title: 'FAQ',
  description:
    'Answers to what shoppers ask us most: orders, payment, delivery, returns, accounts.',
  home: 'Home',
  /** Names the page that a question in the search box leads to. */
  help: 'Help',
  helped: 'This page may answer you:',
  intro: 'The questions we hear most. Yours is missing?',
  contact: 'Write to us',
  findOrder: 'Find your order to return articles or to withdraw from the contract',
  topics: ['Ordering and paying', 'Delivery and returns', 'Your account'],
  questions: [
    {
      title: 'Do I need an account to buy?',
      text: 'No. You can order as a guest; the confirmation page and the e-mail hold a link to your order. With an account you see all your orders in one place, also those you placed as a guest with the same e-mail address.',
    },
    {
      title: 'How can I pay?',
      text: 'By bank transfer or in cash on delivery. For a transfer you get the bank details and a reference at once and by e-mail.',
    },
    { title: 'What does delivery cost?', text: 'Nothing: shipping is free for every order.' },
    {
      title: 'Is Vat included in the prices?',
      text: 'No. Vat of 15% is added to the subtotal less discount; the cart shows it before you order.',
    },
    {
      title: 'Can I change or cancel my order?',
      text: 'You can cancel it on the page of the order until it is shipped. The pieces go back to the shelf and your coupon can be used again.',
    },
    {
      title: 'How do I return something?',
      text: 'Within {days} days from delivery, free of charge. Open the page of your order, choose “Return articles” and say what and why; we answer by e-mail with the address. The link to that page is in our e-mails.',
    },
    {
      title: 'How do I withdraw from the contract?',
      text: 'With an address in the European Union, from the order until 14 days after its delivery: press “Withdraw from contract here” on the page of your order, also as a guest, and confirm. We e-mail you a receipt at once.',
    },
    {
      title: 'How do I use a coupon?',
      text: 'Enter it in the cart or at checkout and press Apply Coupon. New subscribers of our newsletter get 10% off their first order.',
    },
    {
      title: 'Is my cart kept?',
      text: 'Yes, in this browser, also when you close it. It is not shared with other devices.',
    },
    {
      title: 'I have forgotten my password.',
      text: 'Press Forget Password? on the login page and we e-mail you a link to set a new one.',
    },
    {
      title: 'When will my order arrive?',
      text: 'The page of a product shows the day it arrives; enter your post code there for a closer estimate. When your order leaves we e-mail you, and its page shows where it is.',
    },
    {
      title: 'Which countries do you deliver to?',
      text: 'To every country that the checkout lists. With a post code, the page of a product shows when it arrives there.',
    },
    {
      title: 'Do you sell gift cards?',
      text: 'No, not yet. To give something away, enter the other person’s address at checkout.',
    },
    {
      title: 'Which size fits me?',
      text: '“Size guide” beside the sizes of a product opens its measurements. If it does not fit after all, you can return it.',
    },
    {
      title: 'What if something is broken, and what about the warranty?',
      text: 'If it arrives broken, return it from the page of your order. If it breaks later, its warranty is on its page under “Details, warranty and returns”: write to us with the number of your order.',
    },
  ],
}
