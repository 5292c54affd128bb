import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useLanguage, useTexts, WordsContext } from '../../texts/texts'
import { textsOf } from '../../texts/texts.server'
import { KeptPart, KeptPartsContext } from '../../ui/kept-part'
import { keptParts } from './kept-parts.server'

let renderings = 0

function Greeting({ name }: { name: string }) {
  renderings++
  return (
    <b>
      {useTexts('shell').skip}, {name}
    </b>
  )
}

const page = (language: 'en' | 'fr', name: string, kept = true) =>
  renderToString(
    <KeptPartsContext value={kept ? keptParts(language) : undefined}>
      <WordsContext value={{ language, texts: textsOf(language) }}>
        <KeptPart tag="ul" className="list" of={Greeting} given={{ name }} />
      </WordsContext>
    </KeptPartsContext>,
  )

test('a kept part reads like one that is rendered in place, and is rendered once', () => {
  const inPlace = page('en', '<Ana & Bo>', false)
  renderings = 0
  expect(page('en', '<Ana & Bo>')).toBe(inPlace)
  expect(page('en', '<Ana & Bo>')).toBe(inPlace)
  expect(renderings).toBe(1)
})

test('props, language and component tell parts apart', () => {
  expect(page('en', 'Ana')).toBe(page('en', 'Ana', false))
  expect(page('en', 'Bo')).toBe(page('en', 'Bo', false))
  expect(page('fr', 'Ana')).toBe(page('fr', 'Ana', false))
  const Other = ({ name }: { name: string }) => <i>{name + useLanguage()}</i>
  expect(keptParts('en')(Other, { name: 'Ana' })).toBe('<i>Anaen</i>')
})

test('a part whose ids React counts is refused', () => {
  const Counted = () => <i id={useId()} />
  expect(() => keptParts('en')(Counted, {})).toThrow('Counted')
})
