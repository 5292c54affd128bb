import { expect, test } from 'vitest'
import { withoutWhatIsNot } from './what-is-not'

test.each([
  ['wine glasses without stem', 'wine glasses'],
  ['Stuhl ohne Rollen', 'Stuhl'],
  ['chaise sans roulettes', 'chaise'],
  ['zapatos sin cordones', 'zapatos'],
  ['casque sans fil', 'casque sans fil'],
  ['auriculares sin cables', 'auriculares sin cables'],
  ['camiseta sin mangas', 'camiseta sin mangas'],
  ['without', 'without'],
  ['Without Remorse', 'Without Remorse'],
  ['desk with drawers', 'desk with drawers'],
])('what %j shall not have is not looked for', (text, left) => {
  expect(withoutWhatIsNot(text)).toBe(left)
})
