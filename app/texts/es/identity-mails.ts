import type { Texts } from '../texts'

export const identityMails: Texts['identityMails'] = {
  minutes: { one: '{count} minuto', other: '{count} minutos' },
  PASSWORD_RESET: {
    subject: 'Restablezca su contraseña de Exclusive',
    title: 'Restablezca su contraseña',
    text: 'Alguien, seguramente usted, ha pedido restablecer la contraseña de {email}. El enlace funciona una sola vez, durante {time}.',
    button: 'Elegir una contraseña nueva',
    ignore: 'Si no ha sido usted, no haga nada: su contraseña sigue igual.',
  },
  VERIFY_EMAIL: {
    subject: 'Confirme su correo electrónico en Exclusive',
    title: 'Confirme su correo electrónico',
    text: 'Confirme que {email} es suyo. Los pedidos que hizo con él como invitado aparecerán en su cuenta. El enlace funciona una sola vez, durante {time}.',
    button: 'Confirmar mi correo',
    ignore: 'Si no tiene una cuenta aquí, no haga nada.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirme su nuevo correo electrónico en Exclusive',
    title: 'Confirme su nuevo correo electrónico',
    text: 'Su cuenta {email} usará desde ahora {newEmail}. El enlace funciona una sola vez, durante {time}.',
    button: 'Usar este correo',
    ignore: 'Si no ha sido usted, no haga nada: su cuenta conserva su correo.',
  },
  EMAIL_SIGNIN: {
    subject: 'Su enlace para iniciar sesión en Exclusive',
    title: 'Inicie sesión en Exclusive',
    text: 'Con este enlace {email} inicia sesión sin contraseña. Funciona una sola vez, durante {time}.',
    button: 'Iniciar sesión',
    ignore: 'Si no ha sido usted, no haga nada.',
  },
}
