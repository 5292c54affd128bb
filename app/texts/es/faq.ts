import type { Texts } from '../texts'

export const faq: Texts['faq'] = {
  title: 'Preguntas frecuentes',
  description:
    'Respuestas a lo que más nos preguntan: pedidos, pago, entrega, devoluciones, cuentas.',
  home: 'Inicio',
  /** Names the page that a question in the search box leads to. */
  help: 'Ayuda',
  helped: 'Esta página puede responderle:',
  intro: 'Las preguntas que más nos hacen. ¿Falta la suya?',
  contact: 'Escríbanos',
  findOrder: 'Encontrar su pedido para devolver artículos o desistir del contrato',
  topics: ['Pedido y pago', 'Envío y devoluciones', 'Su cuenta'],
  questions: [
    {
      title: '¿Necesito una cuenta para comprar?',
      text: 'No. Puede pedir como invitado; la página de confirmación y el correo llevan un enlace a su pedido. Con una cuenta ve todos sus pedidos juntos, también los que hizo como invitado con el mismo correo.',
    },
    {
      title: '¿Cómo puedo pagar?',
      text: 'Por transferencia bancaria o contra reembolso. Para la transferencia recibe al momento, y por correo, los datos bancarios y una referencia.',
    },
    { title: '¿Cuánto cuesta el envío?', text: 'Nada: es gratis en todos los pedidos.' },
    {
      title: '¿Los precios incluyen el IVA?',
      text: 'No. Al subtotal menos el descuento se añade un 15 % de IVA; el carrito lo muestra antes de pedir.',
    },
    {
      title: '¿Puedo cambiar o cancelar mi pedido?',
      text: 'Puede cancelarlo en la página del pedido hasta que se envíe. Los artículos vuelven al almacén y su cupón puede usarse de nuevo.',
    },
    {
      title: '¿Cómo devuelvo algo?',
      text: 'Durante {days} días desde la entrega y sin coste. Abra la página de su pedido, elija «Devolver artículos» y díganos cuáles y por qué; le respondemos por correo con la dirección. El enlace a esa página está en nuestros correos.',
    },
    {
      title: '¿Cómo desisto del contrato?',
      text: 'Con una dirección en la Unión Europea, desde el pedido hasta 14 días después de su entrega: pulse «Desistir del contrato aquí» en la página de su pedido, también como invitado, y confirme. Le enviamos al momento un acuse de recibo por correo.',
    },
    {
      title: '¿Cómo uso un cupón?',
      text: 'Escríbalo en el carrito o al finalizar la compra y pulse «Aplicar cupón». Los nuevos suscriptores del boletín tienen un 10 % en su primer pedido.',
    },
    {
      title: '¿Se guarda mi carrito?',
      text: 'Sí, en este navegador, aunque lo cierre. No se comparte con otros dispositivos.',
    },
    {
      title: 'He olvidado mi contraseña.',
      text: 'Pulse «¿Olvidó su contraseña?» en la página de acceso y le enviaremos un enlace para elegir una nueva.',
    },
    {
      title: '¿Cuándo llega mi pedido?',
      text: 'La página de un producto indica qué día llega; con su código postal es más exacta. Cuando sale su pedido le escribimos, y su página muestra dónde está.',
    },
    {
      title: '¿A qué países envían?',
      text: 'A todos los que aparecen al pagar. Con un código postal, la página de un producto indica cuándo llega allí.',
    },
    {
      title: '¿Venden tarjetas regalo?',
      text: 'No, todavía no. Para regalar algo, escriba al pagar la dirección de la otra persona.',
    },
    {
      title: '¿Qué talla me queda bien?',
      text: '«Guía de tallas», junto a las tallas de un producto, muestra sus medidas. Si al final no le queda bien, puede devolverlo.',
    },
    {
      title: '¿Qué hago si algo está roto, y qué garantía hay?',
      text: 'Si llega roto, devuélvalo desde la página de su pedido. Si se rompe más tarde, su garantía está en su página, en «Detalles, garantía y devoluciones»: escríbanos con el número de su pedido.',
    },
  ],
}
