import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../business'
import { withoutBreaks } from './spaces'
import { textsOf } from './texts.server'

/** Lists every text with its path: 'faq.questions.3.title' → 'Wie kann ich …'. */
function flat(texts: unknown, path = ''): [path: string, text: string][] {
  if (typeof texts === 'string') return [[path.slice(1), texts]]
  return Object.entries(texts as object).flatMap(([name, text]) => flat(text, `${path}.${name}`))
}

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ')
const english = flat(textsOf('en'))

/** Tells whether a text may leave out its count: 'Only one is left' needs no figure. */
const withoutCount = (path: string, text: string) =>
  /\.(one|many)$/.test(path)
    ? places(text)
        .replace(/ ?\{count\}/, '')
        .trim()
    : places(text)

for (const language of LANGUAGES.filter((other) => other !== 'en'))
  describe(language, () => {
    const texts = flat(textsOf(language))
    const own = new Map(texts)

    test('the language has every text that English has, and lists as long', () => {
      const paths = (list: [string, string][]) =>
        list.map(([path]) => path).filter((path) => !path.endsWith('.many'))
      expect(paths(texts).sort()).toEqual(paths(english).sort())
      expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
    })

    test('the texts have the same placeholders', () => {
      for (const [path, text] of english)
        expect(withoutCount(path, own.get(path) ?? ''), path).toBe(withoutCount(path, text))
    })

    test('no text has a space in front of punctuation or a unit where a line could break', () => {
      const breaking = language === 'fr' ? / [?!;:»%$]|« / : / [?!;:%$…]/
      expect(texts.filter(([, text]) => breaking.test(text))).toEqual([])
    })

    test('no text has a straight apostrophe, a doubled space or dots for an ellipsis', () => {
      expect(texts.filter(([, text]) => /\w'\w| {2}|\.\.\./.test(text))).toEqual([])
    })
  })

test('spaces that do not break are put in, and nothing else is changed', () => {
  expect(withoutBreaks('fr', { a: ['« Oui ! » : 15 %'] })).toEqual({
    a: ['«\u00a0Oui\u202f!\u00a0»\u00a0: 15\u00a0%'],
  })
  expect(withoutBreaks('de', 'z. B. 15 % …')).toBe('z.\u00a0B. 15\u00a0%\u00a0…')
  expect(withoutBreaks('en', 'Really ?')).toBe('Really ?')
})

test('the texts say what native speakers say, and one thing in one way', () => {
  const said = (language: 'fr' | 'es' | 'de') =>
    new Map(flat(textsOf(language)).map(([path, text]) => [path, withPlainSpaces(text)]))
  expect(Object.fromEntries(said('fr'))).toMatchObject({
    'order.deliverTo': 'Livraison à',
    'identity.policy.title': 'Votre mot de passe doit contenir',
    'cart.checkout': 'Finaliser la commande',
    'checkout.title': 'Finaliser la commande',
    'identity.errors.emailTaken': 'Un compte existe déjà avec cet e-mail !',
    'home.voucher': 'Bon d’achat : jusqu’à −10 %',
  })
  expect(Object.fromEntries(said('de'))).toMatchObject({
    'checkout.placeOrder': 'Zahlungspflichtig bestellen',
    'checkout.cashOnDelivery': 'Nachnahme',
    'shell.footer.send': 'Abonnieren',
    'shop.show': 'Pro Seite',
  })
  const german = [...said('de').values()].join('\n')
  expect(german).toContain('Die Bestellung gilt, sobald ')
  expect(german).not.toMatch(/Artikel(?! \d)|\bbar bei|Gratisversand/)
  expect(said('de').get('home.freeDelivery')).toBe(said('de').get('about.freeDelivery'))
  expect(said('de').get('home.freeDeliveryText')).toBe(said('de').get('about.freeDeliveryText'))
  expect(said('es').get('home.medicine')).toBe('Farmacia')
  const spanish = [...said('es').values()].join('\n')
  expect(spanish).toContain('un enlace para darse de baja')
  expect(spanish).not.toMatch(/Bienvenido|en efectivo a la entrega/)
})

const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
