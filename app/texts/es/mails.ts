import type { Texts } from '../texts'

export const mails: Texts['mails'] = {
  footer: 'Exclusive, una tienda en línea. Recibe este correo por algo que hizo en ella.',
  newsletterFooter:
    'Recibe este correo porque esta dirección se escribió en nuestro formulario del boletín.',
  unsubscribe: 'Darse de baja',
  greeting: 'Hola, {name}:',
  greetingWithoutName: 'Hola:',
  viewOrder: 'Ver su pedido',
  product: 'Producto',
  quantity: 'Cantidad',
  price: 'Precio',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  vat: 'IVA',
  shipping: 'Envío',
  free: 'Gratis',
  total: 'Total',
  deliverTo: 'Entrega a',
  orderConfirmation: {
    subject: 'Su pedido {number} en Exclusive',
    title: '¡Gracias por su pedido!',
    cash: 'Su pedido {number} está confirmado. Pagará {total} en efectivo cuando llegue.',
    bank: 'Tenemos su pedido {number}. Se envía en cuanto nos llegue su pago de {total}; los datos bancarios van en otro correo.',
  },
  bankInstructions: {
    subject: 'Cómo pagar su pedido {number}',
    title: 'Datos bancarios de su pedido',
    text: 'Transfiera {total} e indique la referencia exactamente como está aquí, para que su pago encuentre su pedido.',
    holder: 'Titular',
    bank: 'Banco',
    account: 'Cuenta',
    bic: 'BIC',
    reference: 'Referencia',
    amount: 'Importe',
  },
  orderCancelled: {
    subject: 'Su pedido {number} está cancelado',
    title: 'Su pedido está cancelado',
    text: 'Su pedido {number} de {total} está cancelado y no se enviará nada.',
    refund: 'Si ya ha pagado, el importe vuelve por el mismo camino.',
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
  contactReceipt: {
    subject: 'Tenemos su mensaje',
    title: 'Gracias por escribirnos',
    text: 'Respondemos en {hours} horas.',
  },
  newsletterWelcome: {
    subject: 'Bienvenido a Exclusive: {percent} % en su primer pedido',
    title: 'Bienvenido a Exclusive',
    text: 'Gracias por suscribirse. Con este código su primer pedido cuesta un {percent} % menos:',
    codeHint: 'Escríbalo en el carrito. Vale una vez, en un primer pedido.',
    confirmText:
      'Falta una cosa: confirme que esta es su dirección. Hasta entonces no le enviaremos nada más.',
    confirm: 'Confirmar mi dirección',
  },
}
