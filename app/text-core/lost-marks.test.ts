import { expect, test } from 'vitest'
import { lostMarks, strippedSlug } from './lost-marks'

const many = (...titles: string[]) => titles

test.each([
  ['শাড়ি', 'শড'],
  ['কলা', 'কল'],
  ['हिन्दी किताबें', 'हनद-कतब'],
  ['ของตกแต่งบ้าน', 'ของตกแตงบาน'],
  ['أحذية رجالية', 'احذية-رجالية'],
])('%s was stored as %s, and is found by its products', (name, slug) => {
  expect(strippedSlug(name)).toBe(slug)
  const found = lostMarks(slug, many(`${name} 1`, `${name} (2)`, 'Other'))
  expect(found?.words.length).toBeGreaterThan(0)
  expect(found?.isMixed).toBe(false)
  for (const word of found?.words ?? []) expect(name.normalize('NFC')).toContain(word)
})

test('names that became one are told apart', () => {
  expect(lostMarks('কল', many('সাগর কলা', 'চাঁপা কলা', 'পানির কল', 'মায়ের কোল'))).toEqual({
    words: ['কলা', 'কোল'],
    isMixed: true,
  })
})

test('a long Indic name without any mark is reported without the help of titles', () => {
  expect(lostMarks(strippedSlug('বাংলাদেশের হস্তশিল্প'), [])).toEqual({ words: [], isMixed: false })
  expect(lostMarks(strippedSlug('हस्तशिल्प और सजावट'), ['Vase'])).toBeDefined()
})

test.each([
  ['ফল', many('আম', 'লিচু', 'মৌসুমি ফল')],
  ['ফল', many('আম', 'লিচু', 'কাঁঠাল', 'জাম', 'বরই', 'ফুল')],
  ['ঘর', many('ঘরে তৈরি আচার', 'ঘরে বানানো ঘি')],
  ['বই', many('রবীন্দ্রনাথের বই', 'গল্প')],
  ['কলম', []],
  ['শাড়ি', many('জামদানি শাড়ি')],
  ['গরম-মশলা', many('গরম মশলা')],
  ['कमल', many('कमल का फूल')],
  ['อาหาร', many('อาหารไทย', 'น้ำปลา')],
  ['كتب', many('كتب الأطفال')],
  ['ספרים', many('ספרים חדשים')],
  ['home-garden', many('Hôme gárden')],
  ['κεραμικα', many('Κεραμικά')],
  ['и', many('й')],
  ['한복', many('한복')],
  ['', []],
])('%s is sound', (slug, titles) => {
  expect(lostMarks(slug, titles)).toBeUndefined()
})
