/** Texts of a merchant's own shop by path, in place of those that make the demo's promises. */
export const ownEs: Readonly<Record<string, string>> = {
  'shell.banner': '',
  'contact.callTitle': 'Llámenos',
  'contact.callText': '',
  'contact.writeTitle': 'Escríbanos',
  'home.pageTitle': 'Exclusive',
  'home.pageDescription': 'Explore, busque y pida en Exclusive.',
  'home.returnsPromise': 'Puede devolver los artículos en los {days} días siguientes a la entrega.',
  'home.supportPromise': 'Escríbanos: una persona lee su mensaje.',
  'about.returnsPromise':
    'Puede devolver los artículos en los {days} días siguientes a la entrega.',
  'about.supportPromise': 'Escríbanos: una persona lee su mensaje.',
  'sending.homeDescription': 'Explore, busque y pida en Exclusive.',
  'contact.pageDescription': 'Escriba a Exclusive.',
  'contact.writeText': 'Rellene nuestro formulario y le responderemos.',
  'contact.sent': 'Hemos recibido su mensaje. Una confirmación va de camino a {email}.',
  'contact.send': 'Enviar mensaje',
  'contact.errors.badPhone': 'Escriba un número como +12 345 678 901.',
  'orderProblems.fields.phone': 'Escriba un número como +12 345 678 901.',
  'product.fallbackColour': '',
  'checkout.problems.phone': 'Escriba un número como +12 345 678 901.',
  'productPage.delivery.bangladesh': 'Entregamos en {code}.',
  'productPage.delivery.worldwide': 'Entregamos en {code}.',
  'productPage.delivery.invalid': 'No parece un código postal.',
  'productPage.freeReturns': 'Devoluciones en los {days} días siguientes a la entrega',
  'returns.ask.intro':
    'Díganos qué devuelve y por qué, como tarde el {until}. Le respondemos por correo con la dirección.',
  'returns.ask.unmailed.intro':
    'Díganos qué devuelve y por qué, como tarde el {until}. La página del pedido muestra nuestra respuesta con la dirección.',
  'returnMails.accepted.text':
    'Aceptamos la devolución de los artículos siguientes. Cuando hayan llegado, le devolvemos {amount} por el mismo medio con el que pagó.',
  'returns.withdraw.sendBack':
    'Devuelva los artículos en un plazo de 14 días. Le devolvemos lo que pagó por ellos por el mismo medio.',
  'returnMails.withdrawal.sendBack':
    'Devuelva los artículos en un plazo de 14 días. Le devolvemos {amount} por el mismo medio con el que pagó, en los 14 días siguientes a su desistimiento; podemos esperar a que los artículos lleguen o a que usted demuestre que los ha enviado.',
  'mails.contactReceipt.text': 'Respondemos lo antes posible.',
  'legal.privacy.8.text':
    'Puede ver sus datos en «Mi cuenta» y borrar allí la cuenta al momento. Los pedidos se conservan el tiempo que exige la ley. Las copias de seguridad contienen lo borrado hasta que otras más nuevas las sustituyen. Para lo demás, como una copia o el borrado de todo lo que tenemos sobre usted, escríbanos desde la página de contacto.',
  'legal.terms.5.text':
    'Durante {days} días desde la entrega puede devolver los artículos en el estado en que los recibió: solicítelo en la página de su pedido, por artículo, cantidad y motivo, y respondemos por correo. Puede cancelar un pedido en su página hasta que se envíe.',
  'legal.terms.6.text':
    'Si su pedido va a una dirección de la Unión Europea, puede desistir del contrato sin dar motivo, desde el pedido hasta 14 días después de su entrega. Pulse «Desistir del contrato aquí» en la página de su pedido, también sin cuenta; le enviamos un acuse de recibo al momento. Un pedido que no ha salido se cancela; si ya salió, devuelva los artículos en un plazo de 14 días. Le devolvemos lo que pagó por ellos en un plazo de 14 días, por el mismo medio.',
  'faq.questions.5.text':
    'En los {days} días siguientes a la entrega. Abra la página de su pedido, elija «Devolver artículos» y díganos cuáles y por qué; le respondemos por correo con la dirección. El enlace a esa página está en nuestros correos.',
  'faq.questions.7.text':
    'Escríbalo en el carrito o al finalizar la compra y pulse «Aplicar cupón».',
}

/** Texts by path of a shop whose subscribers get no code. */
export const withoutCodeEs: Readonly<Record<string, string>> = {
  'shell.footer.offer': 'Nuestras novedades por correo',
  'newsletter.sent':
    'Su correo de bienvenida va de camino. Confirme su dirección con el enlace que contiene.',
  'mails.newsletterWelcome.subject': 'Le damos la bienvenida a Exclusive',
  'mails.newsletterWelcome.text': 'Gracias por suscribirse.',
}
