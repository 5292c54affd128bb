/** The page on which a buyer writes about one line of an order. */
export const review = {
  title: 'Write a review',
  order: 'Order {number}',
  text: 'Tell others what it is like. We look at each review before it is published.',
  waits:
    'Your review will be published once we have looked at it. Until then you can still change it.',
  stars: 'Your rating',
  starCount: { one: '{count} star', other: '{count} stars' },
  reviewTitle: 'Title',
  optional: '(optional)',
  reviewText: 'Your review',
  name: 'Name shown with it',
  photos: 'Photos',
  photosHint:
    'Up to {most} photos: JPEG, PNG, WebP or AVIF. We remove the place where they were taken.',
  addPhotos: 'Add photos',
  takePhoto: 'Take a photo',
  yourPhoto: 'Your photo {position}',
  removePhoto: 'Remove',
  removeNew: 'Remove {file}',
  photosChosen: { one: '{count} photo chosen', other: '{count} photos chosen' },
  photosAgain: 'Please choose your photos again: a browser does not keep them.',
  photosTooLarge:
    'Together these photos are more than can be sent at once: {most} MB at most. Please go back, choose fewer or smaller ones, and send them again.',
  photoFaults: {
    large: '{file} is too large: {most} MB at most.',
    kind: '{file} is not a JPEG, PNG, WebP or AVIF picture.',
    pixels: '{file} has too many pixels. Please choose a smaller version.',
    damaged: '{file} cannot be opened. Please choose another photo.',
    many: 'Please choose {most} photos at most.',
  },
  aFile: 'A photo',
  send: 'Send the review',
  sending: 'One moment…',
  sent: 'Thank you! We have your review and look at it before it is published.',
  change: 'Change the review',
  problems: 'Please correct the marked fields.',
  errors: {
    stars: 'Please choose one to five stars.',
    noName: 'Please enter the name that is to be shown.',
    noText: 'Please write a few words.',
    long: 'That is too long: {most} characters at most.',
    mismatch: 'This cannot be shown: it has no letter, or characters that nobody can see.',
  },
  tooMany: 'Too many attempts. Please wait a while and try again; what you wrote is still here.',
  away: 'The review cannot be stored just now. Please try again in a moment; what you wrote is still here.',
  offline:
    'The review has not reached us. Please check your connection and try again; what you wrote is still here.',
  lookedAt: 'We have looked at your review already, so it can no longer be changed.',
  closed: 'This order cannot be reviewed.',
  states: {
    published: 'Your review is published. Thank you!',
    hidden: 'Your review is not published.',
    early: 'You can write a review as soon as your parcel is on its way.',
    cancelled: 'This order is cancelled, so there is nothing to review.',
    over: 'This order can no longer be reviewed.',
  },
  reason: 'The reason: {reason}',
}

/** What some reviews have: the shop's answer and the buyer's photos; and what narrows their list. */
export const reviewAnswers = {
  by: 'Answer from {shop}',
  /** Says what a buyer's photo below a review is. */
  photo: 'Photo {position} of {count} from {name}',
  all: 'All',
  withPhotos: 'With photos',
}
