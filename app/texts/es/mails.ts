import type { Texts } from '../texts'

export const mails: Texts['mails'] = {
  footer:
    'Exclusive, una tienda en línea. Recibe este correo por un pedido, una cuenta o una solicitud con esta dirección.',
  newsletterFooter:
    'Recibe este correo porque esta dirección se escribió en nuestro formulario del boletín.',
  shopFooter: 'Su tienda ha escrito este correo a su propia dirección.',
  unsubscribe: 'Darse de baja',
  greeting: 'Hola, {name}:',
  greetingWithoutName: 'Hola:',
  viewOrder: 'Ver su pedido',
  payOrder: 'Pagar o elegir otra forma',
  product: 'Producto',
  quantity: 'Cantidad',
  price: 'Precio',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  vat: 'IVA',
  shipping: 'Envío',
  free: 'Gratis',
  fee: 'Recargo por forma de pago',
  includes: 'Incluye {tax}',
  total: 'Total',
  deliverTo: 'Entrega a',
  articles: 'Sus artículos',
  wholeAddress: 'La dirección completa está en la página de su pedido.',
  parcel: 'Paquete',
  track: 'Seguir su paquete',
  returnsTitle: 'Devoluciones',
  returns:
    'Puede devolver artículos en los {days} días siguientes a la entrega. Se solicita en la página de su pedido.',
  withdrawal:
    'También puede desistir del contrato en los {days} días siguientes a la entrega, sin dar un motivo.',
  questions: '¿Preguntas?',
  writeTo: 'Escríbanos',
  call: 'Llámenos',
  contactPage: 'Página de contacto',
  orderConfirmation: {
    subject: 'Su pedido {number} en Exclusive',
    title: '¡Gracias por su pedido!',
    cash: 'Su pedido {number} está confirmado. Pagará {total} contra reembolso.',
    advance:
      'Tenemos su pedido {number}. Se confirma en cuanto se pague el anticipo de {advance}; la página de su pedido dice cómo. El resto, {rest}, lo paga en efectivo cuando llegue.',
    advancePaid:
      'Su pedido {number} está confirmado y su anticipo de {advance} está pagado. El resto, {rest}, lo paga en efectivo cuando llegue.',
    bank: 'Tenemos su pedido {number}. Se envía en cuanto nos llegue su pago de {total}.',
    online:
      'Tenemos su pedido {number}. Se envía en cuanto se paguen {total}; la página de su pedido dice cómo.',
    due: 'Pague antes del {due}: después, el pedido se cancela automáticamente.',
  },
  bankInstructions: {
    subject: 'Cómo pagar su pedido {number}',
    title: 'Transfiera {total}',
    text: 'Transfiera {total} e indique la referencia exactamente como está aquí, para que su pago encuentre su pedido.',
    holder: 'Titular',
    bank: 'Banco',
    account: 'Cuenta',
    bic: 'BIC',
    reference: 'Referencia',
    amount: 'Importe',
    payBy: 'Pagar antes del',
  },
  bankReminder: {
    subject: 'Su pedido {number} está pendiente de pago',
    title: 'Queda por pagar: {total}',
    text: 'Su pago de {total} por el pedido {number} aún no nos ha llegado. Transfiéralo antes del {due}: después, el pedido se cancela automáticamente. Si ya lo ha transferido, no tiene que hacer nada más.',
  },
  onlineReminder: {
    subject: 'Su pedido {number} espera su pago',
    title: 'Queda por pagar: {total}',
    text: 'Aún no se han pagado {total} de su pedido {number}. Pague antes del {due}: después el pedido se cancela automáticamente. Si acaba de pagar, no tiene que hacer nada más.',
  },
  orderToConfirm: {
    subject: 'Confirme su pedido {number}',
    title: 'Confirme su pedido',
    text: 'Confirme que este pedido es suyo. Pagará {total} contra reembolso. Si no se confirma antes del {due}, se cancela automáticamente.',
    button: 'Confirmar mi pedido',
    ignore: '¿No es suyo? Entonces no tiene que hacer nada: no se enviará nada.',
    sms: 'Exclusive: confirme su pedido {number} ({total}, pago a la entrega) antes del {due}: {link}',
  },
  orderLink: {
    subject: 'Su enlace al pedido {number}',
    title: 'Su enlace al pedido',
    text: 'Usted, u otra persona, pidió el enlace al pedido {number}. Su página muestra dónde está y lo que queda por pagar. Si no fue usted, no tiene que hacer nada.',
  },
  orderCancelled: {
    subject: 'Su pedido {number} está cancelado',
    title: 'Su pedido está cancelado',
    text: 'Su pedido {number} ({total}) está cancelado y no se enviará nada.',
    refund: 'Si ya ha pagado, le devolvemos el importe por el mismo medio.',
    endedBy: {
      unpaid: 'Se canceló automáticamente porque no nos llegó ningún pago a tiempo.',
      unconfirmed: 'Se canceló automáticamente porque no se confirmó a tiempo.',
    },
  },
  orderShipped: {
    subject: 'Su pedido {number} está en camino',
    title: 'Su pedido está en camino',
    text: 'Su pedido {number} ha salido de nuestro almacén.',
  },
  orderPaid: {
    subject: 'Hemos recibido el pago del pedido {number}',
    title: 'Su pago ha llegado',
    text: 'Gracias: hemos recibido {total} por su pedido {number}. Lo estamos preparando.',
  },
  contactMessage: {
    subject: 'Mensaje de {name}',
    title: 'Un mensaje de la página de contacto',
  },
  heldReview: {
    subject: 'Una opinión sobre {product} está retenida',
    title: 'Una opinión espera',
    text: 'Un comprador del pedido {number} dio a {product} {stars} de {most} estrellas. Nadie la ve antes de que usted la lea.',
    button: 'Leer la opinión',
  },
  contactAnswer: {
    subject: 'Re: {subject}',
    title: 'Nuestra respuesta a su mensaje',
    wrote: 'El {day} usted escribió:',
  },
  contactReceipt: {
    subject: 'Tenemos su mensaje',
    title: 'Gracias por escribirnos',
    text: 'Respondemos en {hours} horas.',
  },
  backInStockConfirm: {
    subject: '¿Le avisamos cuando vuelva? {title}',
    title: '¿Le avisamos cuando vuelva?',
    text: 'Se ha dado esta dirección para recibir un aviso cuando este producto vuelva a estar disponible. Si fue usted, confírmelo:',
    button: 'Sí, avísenme',
    after:
      'Entonces le enviaremos un único correo, cuando vuelva. Si no fue usted, no tiene que hacer nada: sin su confirmación no enviamos nada y olvidamos su dirección pasada una semana.',
  },
  backInStock: {
    subject: 'De nuevo disponible: {title}',
    title: 'De nuevo disponible: {title}',
    text: 'Nos pidió que le avisáramos cuando este producto volviera. Ya está; no podemos reservárselo.',
    button: 'Ver el producto',
    after:
      'Este ha sido el único correo sobre él: ya no guardamos su dirección para este producto.',
  },
  newsletterWelcome: {
    subject: 'Le damos la bienvenida a Exclusive: {percent} % en su primer pedido',
    title: 'Le damos la bienvenida a Exclusive',
    text: 'Gracias por suscribirse. Con este código su primer pedido cuesta un {percent} % menos:',
    codeHint: 'Escríbalo en el carrito. Vale una vez, en un primer pedido.',
    toShop: 'Ir a la tienda',
    confirmText: 'Confirme que esta es su dirección. Hasta entonces no le enviaremos nada más.',
    confirm: 'Confirmar mi dirección',
  },
}
