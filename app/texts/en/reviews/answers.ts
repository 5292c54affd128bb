/** What stands below some reviews: the shop's answer, and the buyer's photos. */
export const reviewAnswers = {
  by: 'Answer from {shop}',
  /** Says what a buyer's photo below a review is. */
  photo: 'Photo {position} of {count} from {name}',
}
