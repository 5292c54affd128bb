/** Of what the shop says below a review. */
export const reviewAnswers = {
  by: 'Answer from {shop}',
}
