import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnbrokenText } from './unbroken-text'

test.each([
  ['Your e-mail address', 'Your [e-mail] address'],
  ['Ihre E-Mail-Adresse', 'Ihre [E-Mail]-Adresse'],
  ['l’e-mail', 'l’[e-mail]'],
  ['a well-known name', 'a well-known name'],
  ['', ''],
])('a letter and its word stay together: %s', (text, shown) => {
  const html = renderToStaticMarkup(<UnbrokenText>{text}</UnbrokenText>)
  expect(html.replace(/<span[^>]*>/g, '[').replaceAll('</span>', ']')).toBe(shown)
})
