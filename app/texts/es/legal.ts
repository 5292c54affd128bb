import type { Texts } from '../texts'

export const legal: Texts['legal'] = {
  home: 'Inicio',
  updated: 'Última modificación: 28 de noviembre de 2026',
  contents: 'En esta página',
  privacyTitle: 'Política de privacidad',
  privacyDescription:
    'Qué guarda Exclusive sobre usted, por qué, cuánto tiempo y cómo hacer que se borre.',
  privacyIntro:
    'Guardamos lo que un pedido necesita y nada que sirva para rastrearle. Esta página explica qué es.',
  privacy: [
    {
      title: 'En su navegador',
      text: 'Su carrito, su lista de deseos, los productos que compara o ha visto, su idioma, su código postal, los campos de un pedido sin terminar, un número aleatorio para que el pedido se haga una sola vez y su sesión quedan en el almacenamiento de su navegador, con las páginas vistas, para que funcionen sin conexión. De todo ello, una página solo nos pregunta el precio y las existencias de los productos y, con el código postal introducido, el día de entrega; el resto nos llega cuando hace un pedido. No usamos cookies. No se carga nada de otras empresas, salvo que elija iniciar sesión con una de ellas.',
    },
    {
      title: 'Cuando hace un pedido',
      text: 'Guardamos su nombre, dirección, teléfono, correo, notas y lo que compró, porque tenemos que entregarlo y contabilizarlo. Mientras quede algo por pagar guardamos también un resumen irreversible de la red desde la que pidió, para que nadie agote las existencias con pedidos que nunca se pagan. La página de su pedido tiene un enlace imposible de adivinar; quien tenga el enlace puede ver el pedido, así que guárdelo para usted. Una opinión que usted escribe se publica con el nombre que elija, una vez que la hayamos leído. {keptOrders}',
    },
    {
      title: 'Cuando devuelve algo',
      text: 'Guardamos lo que devuelve, el motivo, lo que escribe sobre ello y nuestra respuesta con el pedido y durante el mismo tiempo que sus datos. De un desistimiento guardamos también el nombre y el correo que indique para su acuse de recibo.',
    },
    {
      title: 'Cuando abre una cuenta',
      text: 'Guardamos su correo, el nombre que indique, cuándo inició sesión por última vez y un resumen irreversible de su contraseña (argon2id). Si inicia sesión con otra empresa, guardamos en su lugar el nombre, la dirección de la imagen y el número que ella nos da. La contraseña nunca se guarda ni se escribe en un registro.',
    },
    {
      title: 'Cuando nos escribe',
      text: 'Guardamos su mensaje con su nombre, correo y teléfono para poder responderle. {keptMessages}',
    },
    {
      title: 'El boletín',
      text: 'Guardamos su dirección y solo enviamos ofertas después de que la confirme por correo. Cada correo tiene un enlace para darse de baja con un clic; la dirección queda entonces marcada como dada de baja, para que su código de bienvenida no se dé dos veces. {keptNewsletter}',
    },
    {
      title: 'Cuando espera un producto',
      text: 'Guardamos su dirección para avisarle una única vez de que el producto ha vuelto, después de que la confirme por correo, y la borramos con ese correo o cuando se da de baja con el enlace. Una dirección sin confirmar se borra al cabo de una semana; la de un producto que no vuelve, pasado un año.',
    },
    {
      title: 'Registros técnicos',
      text: 'Para proteger la tienda contamos las peticiones por dirección de red durante una hora como máximo. Las contraseñas erróneas y los correos a una misma dirección se cuentan por un resumen irreversible, un día como máximo. Nuestro registro solo contiene fallos: cuándo, en qué tipo de página, qué falló y el número que muestra la página de error, nunca un nombre, una dirección de ningún tipo, una contraseña ni lo que usted escribió. Nuestras estadísticas cuentan peticiones y pedidos, nunca personas.',
    },
    {
      title: 'Sus derechos',
      text: 'Puede ver sus datos en «Mi cuenta» y borrar allí la cuenta al momento. Los pedidos se conservan el tiempo que exige la ley. Las copias de seguridad contienen lo borrado hasta que otras más nuevas las sustituyen. Para lo demás, como una copia o el borrado de todo lo que tenemos sobre usted, escríbanos desde la página de contacto: responde una persona en menos de 24 horas.',
    },
  ],
  kept: {
    orders:
      '{days} días después de entregarse o cancelarse, se le quitan el nombre, la calle, el teléfono, el correo y las notas.',
    messages: 'Se borra a los {days} días.',
    newsletter: 'Una dirección sin confirmar se borra a los {days} días.',
    invoices: 'Su factura conserva el nombre y la dirección durante {days} días.',
    invoicesAlways: 'Su factura conserva el nombre y la dirección el tiempo que exige la ley.',
    ordersAlways: 'El pedido se conserva el tiempo que exige la ley.',
    messagesAlways: 'Se conserva hasta que nos pida borrarlo.',
    newsletterAlways:
      'Una dirección sin confirmar no recibe más correo y se conserva hasta que nos pida borrarla.',
  },
  termsTitle: 'Condiciones de uso',
  termsDescription:
    'Las reglas de compra en Exclusive: precios, pedidos, pago, entrega, devoluciones.',
  termsIntro: 'Estas son las reglas que acordamos cuando hace un pedido.',
  findOrder: 'Encontrar su pedido para devolver artículos o desistir del contrato',
  terms: [
    {
      title: 'Precios',
      text: 'Todos los precios están en dólares estadounidenses. Al subtotal menos el descuento se añade un IVA del 15 %, que se muestra antes de pedir. El envío es gratis.',
    },
    {
      title: 'Su pedido',
      text: 'El pedido queda hecho cuando mostramos su número. Se aplica el precio mostrado en ese momento; si un precio o las existencias cambiaron mientras compraba, se lo mostramos y le preguntamos antes de pedir nada. Aunque pulse dos veces el botón, se hace un solo pedido.',
    },
    {
      title: 'Pago',
      text: 'Puede pagar por transferencia bancaria o contra reembolso. Con transferencia, enviamos el pedido cuando ha llegado el pago; indique la referencia del pedido.',
    },
    {
      title: 'Cupones',
      text: 'Un cupón por pedido. El cupón reduce el subtotal, nunca por debajo de cero, y no se canjea por dinero. Si se cancela un pedido, su cupón puede usarse de nuevo mientras sea válido.',
    },
    {
      title: 'Entrega',
      text: 'La entrega es gratis. La página del producto indica cuándo llega el artículo.',
    },
    {
      title: 'Cancelación y devoluciones',
      text: 'Puede cancelar un pedido en su página hasta que se envíe. Durante {days} días desde la entrega puede devolver gratis los artículos en el estado en que los recibió: solicítelo en la página de su pedido, por artículo, cantidad y motivo, y le respondemos por correo.',
    },
    {
      title: 'Derecho de desistimiento en la Unión Europea',
      text: 'Si su pedido va a una dirección de la Unión Europea, puede desistir del contrato sin dar ningún motivo, desde el pedido hasta 14 días después de su entrega. Pulse «Desistir del contrato aquí» en la página de su pedido, también sin cuenta; le enviamos al momento un acuse de recibo por correo. Un pedido que no ha salido se cancela; si ya salió, devuelva gratis los artículos en un plazo de 14 días. Le devolvemos lo que pagó por ellos en un plazo de 14 días, por el mismo medio.',
    },
    {
      title: 'Cuentas',
      text: 'Guarde su contraseña para usted. Puede borrar su cuenta cuando quiera.',
    },
    {
      title: 'Nuestra tienda',
      text: 'Cuidamos de que los textos y las imágenes sean correctos, pero puede haber errores; si uno afecta a su pedido, se lo decimos y puede cancelarlo.',
    },
  ],
}

export const pageStarts: Texts['pageStarts'] = {
  titles: {
    about: 'Sobre nosotros',
    faq: 'Preguntas y respuestas',
    imprint: 'Aviso legal',
    terms: 'Condiciones de venta',
    shipping: 'Envíos y devoluciones',
    privacy: 'Política de privacidad',
  },
  places: {
    name: '⟦el nombre legal del vendedor⟧',
    address: '⟦calle, código postal, localidad y país⟧',
    email: '⟦dirección de correo⟧',
    represented: '⟦quién representa a la empresa, o borre esta línea⟧',
    register: '⟦registro y número, o borre esta línea⟧',
    taxNumber: '⟦número de IVA, o borre esta línea⟧',
    authority: '⟦autoridad de supervisión, o borre esta línea⟧',
    offer: '⟦qué vende, y para quién⟧',
    story: '⟦quién es, dónde y desde cuándo trabaja⟧',
    payer: '⟦quién paga el envío de las devoluciones⟧',
    law: '⟦qué ley se aplica, y qué exige la ley de su país⟧',
    question: '⟦qué preguntan sus clientes⟧',
    answer: '⟦su respuesta⟧',
    rights: '⟦ante quién pueden reclamar los clientes, y qué exige la ley de su país⟧',
  },
  prices: 'Precios',
  currency: 'Moneda de todos los precios: {currency}.',
  included: 'Todos los precios incluyen impuestos.',
  added:
    'A los precios se añaden los impuestos del lugar de entrega. Los verá antes de hacer el pedido.',
  untaxed: 'No se añaden impuestos.',
  rate: '{place}: {percent}',
  elsewhere: 'En el resto',
  everywhere: 'En todas partes',
  shipping: 'Envíos',
  destinations: 'Enviamos a:',
  free: 'gratis',
  upTo: 'hasta {weight}: {price}',
  freeFrom: 'gratis desde {amount}',
  handling: 'Entregamos su pedido al transportista en {days} días laborables tras recibirlo.',
  transit: 'Después está en camino, en días laborables:',
  days: '{place}: {days}',
  returns: 'Devoluciones',
  returnDays: 'Puede devolver artículos en los {days} días siguientes a la entrega.',
  askForReturn: 'Solicítelo en la página de su pedido, a la que llevan nuestros correos.',
  returnTo: 'Dirección de devolución: {address}',
  payment: 'Formas de pago',
  bank: 'Transferencia bancaria',
  cash_on_delivery: 'Pago contra reembolso',
  fee: 'recargo de {amount}',
  limit: 'pedidos de hasta {amount}',
  onlyTo: 'solo a: {places}',
  due: 'Una transferencia vence a los {days} días del pedido.',
  seller: 'Quiénes somos',
  contact: 'Contacto',
  phone: 'Teléfono: {phone}',
  email: 'Correo: {email}',
  hours: 'Horario: {hours}',
  taxNumber: 'Número de IVA: {number}',
  register: 'Registro: {register}',
  represented: 'Representada por: {name}',
  authority: 'Autoridad de supervisión: {name}',
  imprintLaw: 'Información exigida por {law}',
  orders: 'Pedidos',
  orderPlaced:
    'Un pedido queda hecho cuando mostramos su número. Cuenta el precio que se muestra en ese momento.',
  cancel: 'Puede cancelar un pedido en su página hasta que se envíe.',
  rights: 'Sus derechos',
  rightsText:
    'En «Mi cuenta» ve sus datos y puede eliminar la cuenta. Escríbanos para obtener una copia de lo que guardamos sobre usted, o para que lo borremos.',
  law: 'Derecho',
  howToPay: '¿Cómo puedo pagar?',
  whatItCosts: '¿Cuánto cuesta el envío?',
  whenItArrives: '¿Cuándo llega mi pedido?',
  howToReturn: '¿Puedo devolver algo?',
  isTaxIncluded: '¿Los precios incluyen impuestos?',
}
