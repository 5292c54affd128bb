/** What the page of an order says of its payment at a provider. */
export const payOrder = {
  unstarted: 'This order is not paid yet.',
  advance:
    'This order is confirmed as soon as {advance} of it is paid in advance. The courier receives the rest, {rest}.',
  advancePaid: 'Your advance of {advance} is paid.',
  payAt: 'Pay in advance: {way}',
  checking:
    'We are checking your payment: the provider has not confirmed it yet. This page says so as soon as it does.',
  unfinished:
    'If you did not finish paying, you can go on, or pay another way. The order is paid once only.',
  held: 'We are checking your payment. There is nothing for you to do: we write to you as soon as it is settled.',
  failed: 'Your payment did not go through: nothing was taken.',
  expired: 'The time for your payment ran out: nothing was taken.',
  now: 'Pay now',
  again: 'Pay again',
  goOn: 'Go on with the payment',
  other: 'Pay another way',
  choose: 'Pay this way',
  look: 'Look again',
  refused: {
    away: 'The payment page cannot be reached just now, and nothing was taken. Please try again in a moment, or pay another way.',
    refused:
      'This way to pay is not possible for this order, and nothing was taken. Please choose another one.',
    busy: 'A payment of this order is being checked: until that is settled, it cannot be paid another way.',
  },
  returning:
    'A payment of {amount} was not needed. It is on its way back to you, the way you paid.',
  returned: 'A payment of {amount} was not needed. It went back to you, the way you paid.',
}
