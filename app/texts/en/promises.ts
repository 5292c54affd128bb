/** The small print under the three blurbs of spec section 2: what this shop really does. */
export const promises = {
  deliveryPromise: 'Smaller orders are delivered free, too.',
  returnsPromise: '{days} days to send it back, free of charge.',
  supportPromise: 'A person answers your message within {hours} hours.',
}
