import { expect, test } from 'vitest'
import { settingsFrom } from './schema'
import { checkPages } from './settings-check'

const findings = (values: Record<string, unknown>, published: string[] = []) =>
  checkPages(settingsFrom({ 'shop.kind': 'own', ...values }), published).map(
    ({ state, said }) => `${state} ${said}`,
  )

test.each(['DE', 'AT', 'CH', 'FR', 'ES', 'NO', 'LI'])(
  'a shop in %s without an imprint must publish one',
  (country) => {
    expect(findings({ 'shop.country': country }).join()).toContain(
      `todo no imprint is published: the law of ${country}`,
    )
    for (const slug of ['imprint', 'impressum', 'mentions-legales', 'aviso-legal'])
      expect(findings({ 'shop.country': country }, [slug]).join()).not.toContain('no imprint')
  },
)

test.each(['US', 'BD', 'IN', ''])('a shop in %j needs no imprint', (country) => {
  expect(findings({ 'shop.country': country }).join()).not.toContain('imprint')
})

test('terms and privacy may be written in the settings or as pages', () => {
  expect(findings({})).toEqual(['todo terms and privacy (en): nobody has written them yet'])
  expect(findings({}, ['terms'])).toEqual(['todo privacy (en): nobody has written them yet'])
  const written = ['ok terms and privacy are your own']
  expect(findings({}, ['terms', 'privacy'])).toEqual(written)
  expect(findings({ 'pages.en': { privacy: 'We keep little.' } }, ['terms'])).toEqual(written)
  expect(findings({ 'shop.kind': 'demo' })[0]).toContain('are those of the demo')
})
