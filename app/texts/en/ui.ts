/** The building blocks: carousels, dialogs, stars. */
export const ui = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: '{position} of {count}',
  showSlide: 'Show slide {position}',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause the rotation',
  play: 'Start the rotation',
  close: 'Close',
  breadcrumb: 'Breadcrumb',
  notifications: 'Notifications',
  didYouMean: 'Did you mean {email}?',
  stars: 'Rated {rating} out of {stars} stars',
  reviews: {
    one: '{count} review',
    other: '{count} reviews',
  },
}
