import type { Texts } from '../../texts'

export const returnMails: Texts['returnMails'] = {
  name: 'Devolución',
  sendTo: 'Escriba {return} en el paquete y envíelo a:',
  sendBy: 'Envíe el paquete a más tardar el {until}.',
  label: 'Imprimir la etiqueta',
  requested: {
    subject: 'Hemos recibido su devolución {return}',
    title: 'Tenemos su solicitud de devolución',
    text: 'Quiere devolver artículos de su pedido {number}. Espere nuestra respuesta por correo antes de enviar nada. Ha solicitado la devolución de:',
  },
  accepted: {
    subject: 'Su devolución {return} está aceptada',
    title: 'Envíenos sus artículos de vuelta',
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
      'Envíe los artículos de vuelta en 14 días. Enviarlos no le cuesta nada. Le devolvemos {amount} por el mismo medio con el que pagó, en los 14 días siguientes a su desistimiento; podemos esperar a que los artículos lleguen o a que usted demuestre que los ha enviado.',
    refund:
      'Su pedido aún no había salido: está cancelado y no se enviará nada. Le devolvemos {amount} por el mismo medio con el que pagó, en 14 días.',
    nothingPaid:
      'Su pedido aún no había salido: está cancelado, no se enviará nada y no hay nada que pagar.',
  },
  toAnswer: {
    subject: 'Ha llegado la devolución {return} del pedido {number}',
    title: 'Vuelven artículos',
    button: 'Ver la devolución',
    text: 'Del pedido {number} se quieren devolver, como {return}:',
    answer: 'El motivo está en la administración, donde acepta o rechaza la devolución.',
    declared:
      'Es un desistimiento, que no puede rechazarse. Lo que sigue está en la administración.',
  },
}
