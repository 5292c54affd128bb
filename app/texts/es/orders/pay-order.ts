/** What the page of an order says of its payment at a provider. */
export const payOrder = {
  unstarted: 'Este pedido aún no está pagado.',
  advance:
    'Este pedido se confirma en cuanto se pague el anticipo de {advance}. El repartidor recibe el resto, {rest}.',
  advancePaid: 'Su anticipo de {advance} está pagado.',
  payAt: 'Pagar el anticipo: {way}',
  checking:
    'Estamos comprobando su pago: el proveedor aún no lo ha confirmado. Esta página lo dirá en cuanto lo haga.',
  unfinished:
    'Si no terminó de pagar, puede continuar o pagar de otra forma. El pedido se paga una sola vez.',
  held: 'Estamos comprobando su pago. No tiene que hacer nada: le escribimos en cuanto esté resuelto.',
  failed: 'Su pago no se realizó: no se ha cobrado nada.',
  expired: 'El plazo de su pago terminó: no se ha cobrado nada.',
  now: 'Pagar ahora',
  again: 'Pagar de nuevo',
  goOn: 'Continuar con el pago',
  other: 'Pagar de otra forma',
  choose: 'Pagar así',
  look: 'Actualizar',
  refused: {
    away: 'No se puede abrir la página de pago en este momento y no se ha cobrado nada. Inténtelo de nuevo en un momento o pague de otra forma.',
    refused:
      'Esta forma de pago no es posible para este pedido y no se ha cobrado nada. Elija otra, por favor.',
    busy: 'Se está comprobando un pago de este pedido: hasta que se resuelva, no puede pagarse de otra forma.',
  },
  returning: 'Un pago de {amount} no era necesario. Se le devuelve por el mismo medio de pago.',
  returned: 'Un pago de {amount} no era necesario. Se le ha devuelto por el mismo medio de pago.',
}
