import type { Texts } from '../texts'

export const returnMails: Texts['returnMails'] = {
  name: 'Devolución',
  sendTo: 'Escriba {return} en el paquete y envíelo a:',
  sendBy: 'Envíe el paquete a más tardar el {until}.',
  label: 'Imprimir la etiqueta',
  requested: {
    subject: 'Hemos recibido su devolución {return}',
    title: 'Hemos recibido su solicitud de devolución',
    text: 'Quiere devolver artículos de su pedido {number}. Espere nuestra respuesta por correo antes de enviar nada. Ha solicitado la devolución de:',
  },
  accepted: {
    subject: 'Su devolución {return} está aceptada',
    title: 'Devuélvanos sus artículos',
    text: 'Aceptamos la devolución de los artículos siguientes. Enviarlos no le cuesta nada. Cuando hayan llegado, le devolvemos {amount} por el mismo medio con el que pagó.',
  },
  refused: {
    subject: 'Su devolución {return}',
    title: 'No podemos aceptar su devolución',
    text: 'Hemos revisado la devolución de artículos de su pedido {number} y no podemos aceptarla. El motivo:',
    ask: 'Si no está de acuerdo, escríbanos desde la página de contacto.',
  },
  received: {
    subject: 'Su devolución {return} ha llegado',
    title: 'Sus artículos han llegado',
    text: 'Hemos recibido su paquete del pedido {number}. Ahora le devolvemos {amount} por el mismo medio con el que pagó; le escribiremos cuando esté hecho.',
  },
  refunded: {
    subject: 'Su reembolso de {return}',
    title: '{amount} reembolsados',
    text: 'Le hemos devuelto {amount} por artículos de su pedido {number}, por el mismo medio con el que pagó. Según su banco, tarda unos días en llegar.',
  },
  withdrawal: {
    subject: 'Acuse de recibo de su desistimiento, pedido {number}',
    title: 'Hemos recibido su desistimiento',
    text: 'Usted desistió del contrato el {moment}. Este correo confirma que su declaración nos ha llegado y recoge su contenido. Consérvelo.',
    order: 'Pedido',
    name: 'Nombre',
    sendBack:
      'Devuelva los artículos en un plazo de 14 días. Enviarlos no le cuesta nada. Le devolvemos {amount} por el mismo medio con el que pagó, en los 14 días siguientes a su desistimiento; podemos esperar a que los artículos lleguen o a que usted demuestre que los ha enviado.',
    refund:
      'Su pedido aún no había salido: está cancelado y no se enviará nada. Le devolvemos {amount} por el mismo medio con el que pagó, en un plazo de 14 días.',
    nothingPaid:
      'Su pedido aún no había salido: está cancelado, no se enviará nada y no hay nada que pagar.',
  },
  toAnswer: {
    subject: 'Nueva devolución {return} del pedido {number}',
    title: 'Vuelven artículos',
    button: 'Ver la devolución',
    text: 'Se ha solicitado la devolución {return} de estos artículos del pedido {number}:',
    answer: 'El motivo está en la administración, donde acepta o rechaza la devolución.',
    declared:
      'Es un desistimiento, que no puede rechazarse. Lo que sigue está en la administración.',
  },
}

export const orderReturns: Texts['orderReturns'] = {
  ask: 'Devolver artículos',
  withdraw: 'Desistir del contrato aquí',
  steps: {
    return: {
      requested: 'Devolución {return} solicitada',
      accepted: 'Devolución {return} aceptada',
      refused: 'Devolución {return} no aceptada',
      received: 'Devolución {return} recibida',
      refunded: '{amount} reembolsados por la devolución {return}',
    },
    withdrawal: {
      requested: 'Desistimiento {return} recibido',
      received: 'Artículos del desistimiento {return} recibidos',
      refunded: '{amount} reembolsados por el desistimiento {return}',
    },
  },
}

export const returns: Texts['returns'] = {
  order: 'Pedido {number}',
  back: 'Volver al pedido',
  next: 'Qué ocurre después',
  pieces: '¿Cuántas unidades?',
  left: {
    one: 'Se puede devolver una unidad.',
    other: 'Se pueden devolver hasta {count} unidades.',
  },
  problems: 'Corrija los campos marcados.',
  tooMany: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  away: 'Ahora mismo no se puede guardar. Inténtelo de nuevo en un momento: no se hará nada dos veces.',
  offline:
    'No ha llegado ninguna respuesta. Compruebe la conexión y envíelo de nuevo: no se hará nada dos veces.',
  sending: 'Un momento…',
  errors: {
    none: 'Marque lo que devuelve.',
    pieces: 'Introduzca un número entero de 1 a {left}.',
    reason: 'Elija un motivo.',
    long: 'Acorte este texto.',
    characters: 'Contiene caracteres que no se pueden imprimir.',
    name: 'Introduzca su nombre.',
    email: 'Introduzca un correo electrónico como nombre@example.com.',
  },
  closed: {
    cancelled: 'Este pedido está cancelado, así que no hay nada que devolver.',
    not_delivered:
      'Este pedido aún no se ha entregado. Cuando lo esté, podrá solicitar aquí una devolución durante {days} días. Hasta que se envíe, puede cancelarlo en su página.',
    over: 'El plazo ha terminado. Si un artículo tiene algún defecto, escríbanos desde la página de contacto.',
    nothing_left:
      'Todos los artículos de este pedido ya están en devolución. Su página muestra cómo va.',
  },
  contact: 'Escríbanos',
  ask: {
    title: 'Devolver artículos',
    intro:
      'Díganos qué devuelve y por qué, como tarde el {until}. Le respondemos por correo con la dirección; enviarlo no le cuesta nada.',
    steps: [
      'Leemos su solicitud y respondemos por correo, con la dirección.',
      'Usted envía el paquete.',
      'La página del pedido indica cuándo ha llegado y qué devolvemos.',
    ],
    unmailed: {
      intro:
        'Díganos qué devuelve y por qué, como tarde el {until}. La página del pedido muestra nuestra respuesta con la dirección; enviarlo no le cuesta nada.',
      first:
        'Leemos su solicitud. La página del pedido muestra nuestra respuesta, con la dirección.',
      done: 'Hemos recibido su devolución {return}. Espere nuestra respuesta en la página del pedido antes de enviar nada.',
    },
    reason: 'Motivo',
    choose: 'Elija un motivo',
    reasons: {
      damaged: 'Llegó dañado o no funciona',
      wrong_article: 'No es lo que pedí',
      not_as_described: 'No es como se describe',
      does_not_fit: 'No me queda bien',
      changed_mind: 'He cambiado de idea',
      other: 'Otro motivo',
    },
    note: 'Algo más que debamos saber',
    optional: '(opcional)',
    send: 'Solicitar la devolución',
    doneTitle: 'Hemos recibido su solicitud de devolución',
    done: 'Hemos recibido su devolución {return}. También lo confirma un correo a {email}. Espere nuestra respuesta, que llega igualmente por correo, antes de enviar nada.',
  },
  withdraw: {
    title: 'Desistir del contrato',
    intro:
      'Puede desistir del contrato de este pedido sin dar ningún motivo, hasta 14 días después de su entrega.',
    until: 'Su último día para hacerlo es el {until}.',
    whole:
      'Su pedido aún no ha salido, así que el desistimiento lo anula por completo: no se enviará nada y le devolvemos lo que haya pagado.',
    sendBack:
      'Devuelva los artículos en un plazo de 14 días; no le cuesta nada. Le devolvemos lo que pagó por ellos por el mismo medio.',
    steps: [
      'Le enviamos enseguida un acuse de recibo por correo.',
      'Lo que no ha salido se cancela; lo que tiene, lo devuelve en un plazo de 14 días.',
      'Devolvemos el importe en un plazo de 14 días, por el mismo medio de pago.',
    ],
    order: 'Pedido',
    name: 'Su nombre',
    email: 'Correo electrónico para el acuse de recibo',
    articles: 'Artículos',
    noRight:
      'El derecho de desistimiento de esta página es para pedidos con dirección en la Unión Europea. Aun así, puede devolver artículos:',
    confirm: 'Confirmar desistimiento',
    doneTitle: 'Hemos recibido su desistimiento',
    done: 'Recibido el {moment}. También enviamos este acuse de recibo a {email}. Consérvelo.',
    number: 'Desistimiento',
    sendTo: 'Escriba {return} en el paquete y envíelo a:',
    cancelled: 'Su pedido está cancelado: no se enviará nada.',
    refund: 'Le devolvemos {amount} por el mismo medio con el que pagó, en un plazo de 14 días.',
    nothingPaid: 'No hay nada que pagar.',
    print: 'Imprimir',
  },
}
