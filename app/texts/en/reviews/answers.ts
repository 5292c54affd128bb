/** The shop's answer below a review. */
export const reviewAnswers = {
  by: 'Answer from {shop}',
}
