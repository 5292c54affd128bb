/** What an error page says beside its text. */
export const faults = {
  reference: 'Reference: {id}',
}
