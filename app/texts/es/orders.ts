export const money = {
  pricesIn: 'La moneda de todos los precios es: {currency}.',
  added:
    'Al subtotal menos el descuento se añade el IVA del lugar de entrega, que se muestra antes de pedir.',
  included: 'Incluyen el IVA del lugar de entrega; el carrito muestra cuánto es.',
  none: 'No se añade IVA.',
  free: 'El envío es gratis.',
  shipped: 'El precio del envío se muestra antes de pedir.',
  costs:
    'Depende del lugar de entrega y del contenido del pedido; el carrito lo muestra antes de pedir.',
  delivery:
    'El precio de la entrega se muestra antes de pedir. La página del producto indica cuándo llega el artículo.',
  isAdded:
    'No. Al subtotal menos el descuento se añade el IVA; el carrito lo muestra antes de pedir.',
  isIncluded: 'Sí. El carrito muestra qué parte del total es.',
  tax: 'IVA incl.',
}

/** Ways to pay at a provider, and the mail about money that an order did not need. */
export const onlinePayment = {
  ways: {
    test: 'Pago de prueba (sin dinero)',
    stripe: 'Tarjeta',
    sslcommerz: 'Tarjeta, monedero móvil o banco (SSLCommerz)',
    bkash: 'bKash',
    paypal: 'PayPal',
  },
  notes: {
    bank: 'Usted hace la transferencia: recibirá nuestros datos bancarios y una referencia con el pedido.',
    cash_on_delivery: 'En efectivo, a quien traiga el paquete.',
    test: 'Pasará a una página de prueba, como al pagar con tarjeta. No se mueve dinero.',
    stripe: 'Pasará a Stripe para introducir los datos de su tarjeta.',
    sslcommerz: 'Pasará a SSLCommerz para elegir cómo pagar.',
    bkash: 'Pasará a bKash para aceptar el pago.',
    paypal: 'Pasará a PayPal para aceptar el pago.',
  },
  advance: 'Paga ahora un anticipo de {amount}: {way}. El repartidor recibe el resto.',
  returned: {
    subject: 'Le devolvemos su pago del pedido {number}',
    title: 'Le devolvemos su dinero',
    text: 'Nos ha llegado un pago de {amount} por su pedido {number}, que no lo necesitaba: ya estaba pagado, se paga de otra forma o se había cerrado. Devolvemos el importe completo por el mismo medio de pago. Según su banco, tarda unos días en llegar.',
  },
}

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

export const sheets = {
  invoice: 'Factura',
  creditNote: 'Factura rectificativa',
  packingSlip: 'Albarán',
  returnLabel: 'Etiqueta de devolución',
  sendBy: 'Enviar hasta el',
  sendTo: 'Enviar a',
  putOn: 'Ponga esta hoja en el paquete o escriba {return} en él.',
  number: 'Número',
  date: 'Fecha',
  order: 'Pedido',
  ordered: 'Pedido el',
  supplied: 'Fecha de entrega',
  suppliedOnInvoiceDate: 'Fecha de la factura',
  cancels: 'Anula la factura',
  from: 'De',
  billedTo: 'Facturado a',
  deliverTo: 'Entregar a',
  phone: 'Teléfono',
  taxNumber: 'Número fiscal',
  vatNumber: 'NIF-IVA',
  article: 'Artículo',
  quantity: 'Cantidad',
  price: 'Precio',
  amount: 'Importe',
  net: 'Base al {percent}',
  payBank: 'Transferencia bancaria',
  payCash: 'Pago contra reembolso',
  payOnline: 'Pago en línea',
  inParts: 'Anticipo pagado: {advance}. Por pagar al repartidor: {rest}.',
  payment: 'Pago',
  paid: 'Pagado el {date}.',
  payTo: 'Transfiera {total} con la referencia {reference}:',
  withdrawn: 'Este pedido se canceló; la factura rectificativa {number} anula esta factura.',
  notes: 'Notas',
  none: {
    title: 'Este documento no existe',
    invoice: 'Este pedido aún no tiene factura. La recibe cuando está pagado o enviado.',
    creditNote: 'Este pedido no tiene esa factura rectificativa: no se ha anulado nada con ella.',
    returnLabel:
      'No hay nada que enviar con esta etiqueta: la devolución ha llegado o aún no está aceptada.',
    wait: 'Un momento, por favor',
  },
  proof: {
    title: '¿De quién es esta factura?',
    text: 'Los datos de este pedido se han borrado. La ley obliga a conservar las facturas durante un tiempo, por lo que esta aún nombra a su destinatario. Para verla, indique lo que se introdujo al hacer el pedido.',
    email: 'Correo electrónico',
    postCode: 'Código postal, o la ciudad donde no haya',
    show: 'Mostrar la factura',
    wrong: 'El pedido se hizo con otro correo electrónico u otro código postal.',
    wait: 'Demasiados intentos. Espere una hora, por favor.',
    ask: 'Los datos de este pedido se han borrado. La ley obliga a conservar las facturas durante un tiempo, por lo que esta aún nombra a su destinatario. La tienda se la entrega: {email}.',
  },
}

/** The page of the built-in test payment. */
export const testPayment = {
  title: 'Pago de prueba',
  text: 'Esta página hace de banco. Es una prueba: no se mueve dinero, elija lo que elija.',
  amount: 'Importe',
  reference: 'Referencia',
  choose: '¿Qué debe ocurrir?',
  groups: {
    usual: 'Como con cualquier tarjeta',
    slow: 'Cuando el dinero tarda o llega dos veces',
    messages: 'Cuando los mensajes del banco se extravían',
  },
  outcomes: {
    pays: 'Pagar',
    declines: 'Rechazar el pago',
    asks: 'Pedir la confirmación del banco',
    pays_late: 'Pagar dos minutos más tarde',
    pays_twice: 'Pagar dos veces',
    never: 'No responder',
    doubled: 'Pagar y avisar tres veces a la tienda',
    disordered: 'Pagar y avisar a la tienda en desorden',
  },
  bank: 'Su banco pregunta: ¿es suyo este pago?',
  confirm: 'Sí, es mío',
  refuse: 'No, rechazarlo',
  decided: 'Este pago está decidido: aquí ya no se puede elegir nada.',
  late: 'Este pago está en camino: se realiza en menos de dos minutos.',
  expired: 'El plazo de este pago ha terminado: no se ha cobrado nada.',
  back: 'Volver a su pedido',
}
