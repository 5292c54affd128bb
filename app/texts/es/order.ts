import type { Texts } from '../texts'

export const order: Texts['order'] = {
  title: 'Pedido {number}',
  shop: 'Tienda',
  thanks: '¡Gracias, {name}!',
  received: 'Su pedido {number} se ha registrado.',
  earlier:
    'Su primer intento sí nos había llegado: este es ese pedido. No se ha pedido nada dos veces.',
  keep: 'Guarde la dirección de esta página: lleva a su pedido. También se la enviamos a {email}.',
  placedAt: 'Realizado el {date}',
  status: 'Estado',
  tracking: 'Número de seguimiento',
  statuses: {
    awaiting_payment: 'Pendiente de pago',
    awaiting_confirmation: 'Pendiente de su confirmación',
    confirmed: 'Confirmado',
    paid: 'Pagado',
    shipped: 'Enviado',
    delivered: 'Entregado',
    cancelled: 'Cancelado',
  },
  payment: 'Pago',
  bankText: 'Transfiera el total a esta cuenta e indique la referencia.',
  cashText: 'Tenga preparados {total} en efectivo para el repartidor.',
  paidText: 'Hemos recibido su pago. ¡Gracias!',
  cancelledText: 'Este pedido está cancelado. No hay nada que pagar.',
  bankDue:
    'Pague antes del {due}: un pedido que no se haya pagado para entonces termina por sí solo.',
  endedBy: {
    unpaid:
      'Este pedido terminó por sí solo porque no nos llegó ningún pago a tiempo. No hay nada que pagar.',
    unconfirmed:
      'Este pedido terminó por sí solo porque no se confirmó a tiempo. No hay nada que pagar.',
  },
  accountHolder: 'Titular de la cuenta',
  bank: 'Banco',
  accountNumber: 'Número de cuenta',
  swift: 'BIC (SWIFT)',
  reference: 'Referencia',
  amount: 'Importe',
  items: 'Productos',
  deliverTo: 'Entrega a',
  notes: 'Notas',
  confirm: {
    title: 'Confirme este pedido',
    sent: 'Enviamos un enlace a {email}. Ábralo y confirme el pedido antes del {due}: de lo contrario, termina por sí solo y no se envía nada.',
    texted:
      'Enviamos un enlace a {email} y por SMS al {phone}. Ábralo y confirme el pedido antes del {due}: de lo contrario, termina por sí solo y no se envía nada.',
    ask: '¿Es suyo este pedido? Confírmelo antes del {due}: de lo contrario, termina por sí solo y no se envía nada.',
    button: 'Confirmar mi pedido',
    wrong: 'El enlace que ha abierto no confirma este pedido. Utilice el que le hemos enviado.',
  },
  cancel: 'Cancelar el pedido',
  cancelAsk: '¿Seguro que quiere cancelar este pedido?',
  cancelYes: 'Sí, cancelar el pedido',
  cancelNo: 'Conservar el pedido',
  cancelledNow: 'Su pedido está cancelado.',
  notCancellable: 'Este pedido ya no se puede cancelar: está en camino.',
  cancelFailed: 'Ahora mismo no se ha podido cancelar el pedido. Inténtelo de nuevo.',
  print: 'Imprimir',
  continueShopping: 'Seguir comprando',
}
