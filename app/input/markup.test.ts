import { expect, test } from 'vitest'
import { escapeMarkup } from './markup'

test('a text can neither begin an element nor end its attribute', () => {
  expect(escapeMarkup(`<a href="x" id='y'>&amp;`)).toBe(
    '&#60;a href=&#34;x&#34; id=&#39;y&#39;&#62;&#38;amp;',
  )
  expect(escapeMarkup('Größe 5 – ok')).toBe('Größe 5 – ok')
})
