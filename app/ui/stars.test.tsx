import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '../business'
import { WordsContext } from '../texts/texts'
import { textsOf } from '../texts/texts.server'
import { halfStars, Stars } from './stars'

test.each([
  [0, 0],
  [2.4, 4],
  [2.5, 5],
  [4.49, 8],
  [4.5, 9],
  [4.9, 9],
  [5, 10],
  [7, 10],
  [-1, 0],
])('a rating of %s fills %s half stars', (rating, halves) => {
  expect(halfStars(rating)).toBe(halves)
})

test.each<[Language, string]>([
  ['en', 'Rated 4.5 out of 5 stars, 12 reviews'],
  ['fr', 'Note\u00a0: 4,5 sur 5 étoiles, 12 avis'],
  ['es', 'Valoración: 4,5 de 5 estrellas, 12 opiniones'],
  ['de', 'Bewertung: 4,5 von 5 Sternen, 12 Bewertungen'],
])('a screen reader says a rating in %s with its own decimal mark', (language, said) => {
  const html = renderToStaticMarkup(
    <WordsContext value={{ language, texts: textsOf(language) }}>
      <Stars rating={4.5} count={12} />
    </WordsContext>,
  )
  expect(html).toContain(`aria-label="${said}"`)
})
