import type { Texts } from '../texts'

export const identityMails: Texts['identityMails'] = {
  minutes: { one: '{count} minuto', other: '{count} minutos' },
  PASSWORD_RESET: {
    subject: 'Restablece tu contraseña de Exclusive',
    title: 'Restablece tu contraseña',
    text: 'Alguien, seguramente tú, ha pedido restablecer la contraseña de {email}. El enlace funciona una sola vez, durante {time}.',
    button: 'Elegir una contraseña nueva',
    ignore: 'Si no has sido tú, no hagas nada: tu contraseña sigue igual.',
  },
  VERIFY_EMAIL: {
    subject: 'Confirma tu correo electrónico en Exclusive',
    title: 'Confirma tu correo electrónico',
    text: 'Confirma que {email} es tuyo. Los pedidos que hiciste con él como invitado aparecerán en tu cuenta. El enlace funciona una sola vez, durante {time}.',
    button: 'Confirmar mi correo',
    ignore: 'Si no tienes una cuenta aquí, no hagas nada.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirma tu nuevo correo electrónico en Exclusive',
    title: 'Confirma tu nuevo correo electrónico',
    text: 'Tu cuenta {email} usará desde ahora {newEmail}. El enlace funciona una sola vez, durante {time}.',
    button: 'Usar este correo',
    ignore: 'Si no has sido tú, no hagas nada: tu cuenta conserva su correo.',
  },
  EMAIL_SIGNIN: {
    subject: 'Tu enlace para iniciar sesión en Exclusive',
    title: 'Inicia sesión en Exclusive',
    text: 'Con este enlace {email} inicia sesión sin contraseña. Funciona una sola vez, durante {time}.',
    button: 'Iniciar sesión',
    ignore: 'Si no has sido tú, no hagas nada.',
  },
}
