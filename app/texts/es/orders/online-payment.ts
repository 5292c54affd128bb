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
    bank: 'Usted hace la transferencia: nuestra cuenta y una referencia llegan con el pedido.',
    cash_on_delivery: 'En efectivo, a quien traiga el paquete.',
    test: 'Pasa a una página de prueba, como para pagar con tarjeta. No se mueve dinero.',
    stripe: 'Pasa a Stripe, donde introduce su tarjeta.',
    sslcommerz: 'Pasa a SSLCommerz, donde elige cómo pagar.',
    bkash: 'Pasa a bKash, donde acepta el pago.',
    paypal: 'Pasa a PayPal, donde acepta el pago.',
  },
  advance: 'Paga ahora un anticipo de {amount}: {way}. El repartidor recibe el resto.',
  returned: {
    subject: 'Su pago del pedido {number} se devuelve',
    title: 'Su dinero se devuelve',
    text: 'Nos ha llegado un pago de {amount} por su pedido {number}, que no lo necesitaba: ya estaba pagado, se paga de otra forma o había terminado. Devolvemos el importe completo por el mismo medio de pago. Según su banco, tarda unos días en llegar.',
  },
}
