import type { Texts } from '../texts'

export const track: Texts['track'] = {
  title: 'Seguir su pedido',
  description:
    'Introduzca el número de un pedido y su correo electrónico, y le enviamos el enlace para volver a él.',
  home: 'Inicio',
  text: 'Introduzca el número de su pedido y el correo electrónico con el que lo hizo. Le enviamos un enlace a su página.',
  number: 'Número de pedido',
  email: 'Correo electrónico',
  send: 'Enviarme el enlace',
  sending: 'Un momento…',
  sent: 'Si el pedido {number} se hizo con {email}, el enlace va de camino a esa dirección. ¿No llega nada en unos minutos? Compruebe el número, la dirección y la carpeta de correo no deseado.',
  problems: 'Corrija los campos marcados.',
  noNumber: 'Introduzca el número de su pedido.',
  example: 'EX-01ABCD-23XYZ',
  badNumber:
    'Eso no es un número de pedido. Está en nuestros correos y se parece a EX-01ABCD-23XYZ.',
  badEmail: 'Introduzca un correo electrónico como nombre@example.com.',
  tooMany: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  away: 'Ahora mismo no se puede buscar. Inténtelo de nuevo en un momento.',
  help: {
    where: '¿Dónde encuentro el número?',
    text: 'En el correo que confirmó el pedido y en la página del pedido. Es parecido a {number}.',
    account: 'Con una cuenta no necesita ningún número.',
    orders: 'Ver sus pedidos',
    other: '¿Algo más?',
    write: 'Escríbanos',
  },
}
