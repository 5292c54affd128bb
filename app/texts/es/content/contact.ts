import type { Texts } from '../../texts'

export const contact: Texts['contact'] = {
  pageTitle: 'Contacto',
  pageDescription:
    'Llame o escriba a Exclusive: responde una persona, a cualquier hora por teléfono y en 24 horas por correo.',
  breadcrumbHome: 'Inicio',
  breadcrumb: 'Contacto',
  callTitle: 'Llámenos',
  callText: 'Estamos disponibles las 24 horas, los 7 días de la semana.',
  phoneLabel: 'Teléfono:',
  writeTitle: 'Escríbanos',
  writeText: 'Rellene nuestro formulario y le responderemos en {hours} horas.',
  emailsLabel: 'Correos:',
  name: 'Su nombre',
  email: 'Su correo electrónico',
  phone: 'Su teléfono',
  message: 'Deje un comentario…',
  website: 'Deje este campo vacío',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  sentTitle: '¡Gracias, {name}!',
  sent: 'Hemos recibido su mensaje. Una confirmación va de camino a {email} y respondemos en {hours} horas.',
  another: 'Escribir otro mensaje',
  tooMany: 'Ha enviado varios mensajes en poco tiempo. Espere unos minutos e inténtelo de nuevo.',
  away: 'No hemos podido guardar su mensaje en este momento. Envíelo de nuevo enseguida.',
  problems: 'Revise los campos marcados:',
  errors: {
    missing: 'Rellene este campo.',
    tooLong: 'Es demasiado largo. Acórtelo, por favor.',
    badEmail: 'Escriba una dirección como nombre@ejemplo.com.',
    badPhone: 'Escriba un número como +880 1712 345678.',
  },
}
