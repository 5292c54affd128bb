/** The page of a shop that is not open yet. */
export const closed = {
  title: 'We are not open yet',
  text: 'We are still setting up this shop. Please come back soon.',
  write: 'You can write to us:',
}
