export const refunds = {
  mail: {
    subject: 'Su reembolso del pedido {number}',
    title: '{amount} reembolsados',
    text: 'Le hemos devuelto {amount} de su pedido {number}, por el mismo medio con el que pagó. Según su banco, tarda unos días en llegar.',
    creditNote: 'La factura rectificativa {note} está en la página de su pedido.',
    noInvoice:
      'Este pedido no tiene factura y, por tanto, tampoco factura rectificativa: conserve este mensaje como justificante.',
  },
  refunded: 'Reembolso',
  step: '{amount} reembolsados',
  note: 'Factura rectificativa {number}',
  shipping: 'Envío y recargo de pago',
  reduction: 'Reducción de precio',
  title: 'Factura rectificativa',
  corrects: 'Rectifica la factura',
  reason: 'Motivo',
  given: 'La factura rectificativa {number} anula {amount} de esta factura.',
}
