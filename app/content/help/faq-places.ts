/**
 * The topic and the address of each question by its place, which merchants' words name and so never
 * changes. The help of the search leads to these addresses.
 */
export const FAQ_PLACES = [
  { topic: 0, anchor: 'account' },
  { topic: 0, anchor: 'payment' },
  { topic: 1, anchor: 'delivery-cost' },
  { topic: 0, anchor: 'tax' },
  { topic: 1, anchor: 'cancel' },
  { topic: 1, anchor: 'returns' },
  { topic: 1, anchor: 'withdrawal' },
  { topic: 0, anchor: 'coupons' },
  { topic: 0, anchor: 'cart' },
  { topic: 2, anchor: 'password' },
  { topic: 1, anchor: 'delivery-time' },
  { topic: 1, anchor: 'countries' },
  { topic: 0, anchor: 'gift-cards' },
  { topic: 0, anchor: 'sizes' },
  { topic: 1, anchor: 'warranty' },
]

/** Returns the address of a topic's heading on the page. */
export const topicAnchor = (topic: number) => `topic-${topic + 1}`
