import { expect, test } from 'vitest'
import { helpPaths } from './help-questions'

test.each([
  ['where is my order', 'en', '/track-order'],
  ["where's my order?", 'en', '/track-order'],
  ['track my parcel', 'en', '/track-order'],
  ['returns', 'en', '/pages/returns'],
  ['How can I return an item?', 'en', '/pages/returns'],
  ['delivery time', 'en', '/pages/shipping'],
  ['how long does delivery take', 'en', '/pages/shipping'],
  ['do you ship to my country', 'en', '/pages/shipping'],
  ['how do I pay', 'en', '/pages/payment'],
  ['can i pay by credit card', 'en', '/pages/payment'],
  ['contact', 'en', '/contacts'],
  ['customer service phone number', 'en', undefined],
  ['size guide', 'en', '/pages/size-guide'],
  ['what size am i', 'en', '/pages/size-guide'],
  ['où est ma commande ?', 'fr', '/track-order'],
  ['quels sont les délais de livraison', 'fr', '/pages/shipping'],
  ['comment payer', 'fr', '/pages/payment'],
  ['retours', 'fr', '/pages/returns'],
  ['guide des tailles', 'fr', '/pages/size-guide'],
  ['¿Dónde está mi pedido?', 'es', '/track-order'],
  ['cuánto tarda el envío', 'es', '/pages/shipping'],
  ['cómo puedo pagar', 'es', '/pages/payment'],
  ['devoluciones', 'es', '/pages/returns'],
  ['guía de tallas', 'es', '/pages/size-guide'],
  ['wo ist meine Bestellung', 'de', '/track-order'],
  ['Wann kommt meine Bestellung?', 'de', '/track-order'],
  ['wie lange dauert die Lieferung', 'de', '/pages/shipping'],
  ['wie kann ich bezahlen', 'de', '/pages/payment'],
  ['Rückgabe', 'de', '/pages/returns'],
  ['Größentabelle', 'de', '/pages/size-guide'],
  ['Lieferzeit', 'en', '/pages/shipping'],
] as const)('%j in %s leads to %s first', (text, language, path) => {
  expect(helpPaths(text, { language })[0]).toBe(path)
})

test.each([
  ['retour', 'fr', '/faq#returns'],
  ['do you ship to india', 'en', '/faq#countries'],
  ['Do you deliver to the United States?', 'en', '/faq#countries'],
  ['shipping to Germany', 'en', '/faq#countries'],
  ['which countries do you ship to', 'en', '/faq#countries'],
  ['livrez-vous en Belgique ?', 'fr', '/faq#countries'],
  ['¿Hacen envíos a México?', 'es', '/faq#countries'],
  ['Versand nach Österreich', 'de', '/faq#countries'],
  ['gift card', 'en', '/faq#gift-cards'],
  ['carte cadeau', 'fr', '/faq#gift-cards'],
  ['tarjetas regalo', 'es', '/faq#gift-cards'],
  ['Geschenkgutschein', 'de', '/faq#gift-cards'],
  ['track', 'en', '/track-order'],
  ['suivre', 'fr', '/track-order'],
  ['warranty', 'en', '/faq#warranty'],
  ['my item arrived broken', 'en', '/faq#warranty'],
  ['size guide', 'en', '/faq#sizes'],
  ['Größe', 'de', '/faq#sizes'],
  ['how much is shipping', 'en', '/faq#delivery-cost'],
  ['frais de livraison', 'fr', '/faq#delivery-cost'],
  ['how long is delivery', 'en', '/faq#delivery-time'],
  ['cuánto tarda el envío', 'es', '/faq#delivery-time'],
  ['wie lange dauert die Lieferung', 'de', '/faq#delivery-time'],
  ['delivery', 'en', '/faq#topic-2'],
  ['forgot my password', 'en', '/faq#password'],
  ['droit de rétractation', 'fr', '/faq#withdrawal'],
  ['vat included', 'en', '/faq#tax'],
  ['guest checkout', 'en', '/faq#account'],
] as const)('%j in %s has its answer at %s', (text, language, path) => {
  expect(helpPaths(text, { language })).toContain(path)
})

test.each([
  'contact lenses',
  'livre Japon',
  'india',
  'made in italy',
  'jersey dress',
  'china plates',
  'size 42 shoes',
  'track suit',
  'delivery bag',
  'credit card wallet',
  'address book',
  'cookies',
  'red lamp',
  'help me sleep',
  'chat noir',
  '',
  'how',
])('%j is no question about the shop', (text) => {
  expect(helpPaths(text, { language: 'en' })).toEqual([])
})

test('while somebody types, the last word may only have begun', () => {
  const typing = { language: 'en', isTyping: true } as const
  expect(helpPaths('retu', typing)[0]).toBe('/pages/returns')
  expect(helpPaths('where is my ord', typing)).toEqual([])
  expect(helpPaths('track my orde', typing)[0]).toBe('/track-order')
  expect(helpPaths('retu', { language: 'en' })).toEqual([])
  expect(helpPaths('contact len', typing)).toEqual([])
})
