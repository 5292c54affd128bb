export const faults = {
  reference: 'Kennung: {id}',
}
