export const faults = {
  reference: 'Référence : {id}',
}
