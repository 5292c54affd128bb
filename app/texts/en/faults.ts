/** An error page's further text. */
export const faults = {
  reference: 'Reference: {id}',
}
