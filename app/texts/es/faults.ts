export const faults = {
  reference: 'Referencia: {id}',
}
