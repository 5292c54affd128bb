import { buffer } from 'node:stream/consumers'
import bidiFactory from 'bidi-js'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { pdfContent, pdfPages } from '../../../tests/support/files/pdf-content'
import type { Sheet } from './sheet'
import { atomsOf, inSeenOrder } from './sheet-atoms.server'
import { registerFonts } from './sheet-fonts.server'
import { sheetPdf } from './sheet-pdf.server'
import { writeText } from './sheet-text.server'

const TIMEOUT = { timeout: 120_000 }

/** Returns a document of the fonts, which draws nothing yet. */
function openDocument() {
  const document = new PDFDocument({ size: 'A4', margin: 50 })
  registerFonts(document)
  document.fontSize(10)
  return document
}

async function drawn(text: string, width = 400) {
  const document = openDocument()
  const bytes = buffer(document)
  writeText(document, text, 'plain', { width })
  document.end()
  return pdfContent(await bytes)
}

const SHEET: Sheet = {
  language: 'en',
  title: 'চালান',
  seller: ['জামদানি ঘর', 'Ακρόπολη ΑΕ'],
  facts: [
    ['Invoice number', '2026-00001'],
    ['Order', 'EX-1'],
  ],
  to: { name: 'रहीमा ख़ातून', lines: ['หมู่บ้านน้ำตาล กรุงเทพฯ ๑๐๑๑๐', 'شارع الملك فهد 12 (الطابق 3)'] },
  head: ['Product', 'Pieces', 'Each', 'Total'],
  rows: [
    ['শাড়ি, র‍্যাম, ক্ষুদ্র', '2', '৳1,250', '৳2,500'],
    ['हिन्दी किताब', '1', '₹500', '₹500'],
    ['ของตกแต่งบ้าน', '1', '฿120', '฿120'],
    ['حذاء رجالي', '1', '10', '10'],
    ['Κεραμικό πιάτο', '1', '10', '10'],
    ['北京', '1', '10', '10'],
  ],
  sums: [{ name: 'মোট', value: '৳3,140', strong: true }],
  notes: ['ধন্যবাদ! Thank you.'],
}

test('an invoice in six scripts has a glyph for each letter', TIMEOUT, async () => {
  const { glyphs, actualTexts } = pdfContent(await sheetPdf(SHEET))
  expect(glyphs.length).toBeGreaterThan(250)
  expect(glyphs.filter((glyph) => glyph === 0)).toEqual([])
  const written = [
    ...[SHEET.title, SHEET.to.name, ...SHEET.to.lines, SHEET.seller[0]],
    ...SHEET.rows.flat().filter((cell) => /[\p{Script=Bengali}]/u.test(cell)),
    ...['हिन्दी किताब', 'ของตกแต่งบ้าน', 'حذاء رجالي', '[U+5317][U+4EAC]', 'মোট', '৳3,140'],
    'ধন্যবাদ! Thank you.',
  ]
  expect([...actualTexts].sort()).toEqual([...written].sort())
})

test('Latin and Greek are written by DejaVu Sans alone', TIMEOUT, async () => {
  const { glyphs, actualTexts } = await drawn('Łódź – Ακρόπολη – Чай')
  expect(glyphs).toHaveLength(21)
  expect(glyphs).not.toContain(0)
  expect(actualTexts).toEqual([])
})

test.each([
  ['ক্ষ', 1, 'a conjunct'],
  ['কি', 2, 'a vowel sign before its letter'],
  ['কো', 3, 'a vowel sign around its letter'],
  ['क्ष', 1, 'a conjunct'],
  ['น้ำ', 4, 'a ring below its tone'],
  ['لا', 2, 'two halves that join'],
])('%s is shaped to %i glyphs: %s', TIMEOUT, async (text, count) => {
  expect((await drawn(text)).glyphs).toHaveLength(count)
})

test.each([
  ...['پاکستان ہے', 'கொழும்பு', 'శ్రీ హైదరాబాద్', 'અમદાવાદ', 'ਅੰਮ੍ਰਿਤਸਰ', 'ಬೆಂಗಳೂರು'],
  ...['തിരുവനന്തപുരം', 'ଭୁବନେଶ୍ୱର', 'ශ්‍රී ලංකාව', 'ދިވެހިރާއްޖެ'],
])('%s has a glyph for each letter', TIMEOUT, async (text) => {
  const { glyphs, actualTexts } = await drawn(text)
  expect(glyphs).not.toContain(0)
  expect(actualTexts).toEqual([text])
})

test('a letter that no font has is told by its code', TIMEOUT, async () => {
  const { glyphs, actualTexts } = await drawn('শাড়ি 絹 🧵')
  expect(actualTexts).toEqual(['শাড়ি [U+7D79] [U+1F9F5]'])
  expect(glyphs).not.toContain(0)
})

test('text from right to left is drawn from the right, its numbers from the left', TIMEOUT, () => {
  const atoms = atomsOf(openDocument(), 'شارع فهد 12 (الطابق 3)', 'plain', bidiFactory())
  const seen = inSeenOrder(atoms).map(({ text }) => text.trim())
  // The font draws each of these words from right to left, so that their brackets are turned.
  expect(seen.filter(Boolean)).toEqual(['(', '3', 'الطابق', ')', '12', 'فهد', 'شارع'])
  expect(atoms.map(({ asRead }) => asRead).join('')).toBe('شارع فهد 12 (الطابق 3)')
})

test('a long line breaks at blanks, and between words of Thai', TIMEOUT, async () => {
  const bengali = await drawn('শাড়ি শাড়ি শাড়ি শাড়ি', 55)
  expect(bengali.actualTexts).toEqual(['শাড়ি শাড়ি', 'শাড়ি শাড়ি'])
  const thai = await drawn('ของตกแต่งบ้านที่สวยงาม', 70)
  expect(thai.actualTexts.length).toBeGreaterThan(1)
  expect(thai.actualTexts.join('')).toBe('ของตกแต่งบ้านที่สวยงาม')
  const words = new Set(
    [...new Intl.Segmenter('th', { granularity: 'word' }).segment(thai.actualTexts.join(''))].map(
      ({ index }) => index,
    ),
  )
  expect(words).toContain(thai.actualTexts[0]?.length)
  const { actualTexts } = await drawn('ক'.repeat(60), 100)
  expect(actualTexts.length).toBeGreaterThan(3)
  expect(actualTexts.join('')).toBe('ক'.repeat(60))
})

test('each of several pages has the head of the table, and its number', TIMEOUT, async () => {
  const withRows = async (count: number) => {
    const rows = Array.from({ length: count }, () => ['a', '1', '2', '3'])
    const pdf = await sheetPdf({ ...SHEET, head: ['b', '4', '5', '6'], rows })
    const [, pages] = /\/Count (\d)/.exec(pdf.toString('latin1')) ?? []
    return { pages: Number(pages), glyphs: pdfContent(pdf).glyphs.length }
  }
  const one = await withRows(0)
  const ten = await withRows(10)
  expect(ten).toEqual({ pages: 1, glyphs: one.glyphs + 10 * 4 })
  const several = await withRows(80)
  expect(several.pages).toBeGreaterThan(1)
  const [heads, numbers] = [(several.pages - 1) * 4, several.pages * '1 / 2'.length]
  expect(several.glyphs).toBe(one.glyphs + 80 * 4 + heads + numbers)
})

test(
  'the total stands on a page with the last article, and how to pay below it',
  TIMEOUT,
  async () => {
    const end = ['শেষ', 'মোট', 'টাকা']
    const pagesWith = async (count: number) => {
      const rows = [
        ...Array.from({ length: count }, () => ['a', '1', '2', '3']),
        ['শেষ', '1', '2', '3'],
      ]
      const sums = [
        { name: 'Subtotal', value: '1' },
        { name: 'মোট', value: '2', strong: true },
        { name: 'Tax', value: '3' },
      ]
      const pages = pdfPages(await sheetPdf({ ...SHEET, rows, sums, notes: ['Thanks', 'টাকা'] }))
      return pages.filter(({ actualTexts }) => end.some((text) => actualTexts.includes(text)))
    }
    for (let count = 17; count < 24; count++) {
      const [page, ...more] = await pagesWith(count)
      expect(more, `${count} rows`).toEqual([])
      expect(page?.actualTexts.filter((text) => end.includes(text))).toEqual(end)
    }
  },
)

test('rows of another script that fill a page go on to the next', TIMEOUT, async () => {
  const rows = Array.from({ length: 40 }, (_, at) => [`শাড়ি ${at}`, '1', '1', '1'])
  const pdf = await sheetPdf({ ...SHEET, rows })
  const { actualTexts } = pdfContent(pdf)
  for (const [name] of rows) expect(actualTexts).toContain(name)
  expect(pdf.toString('latin1')).toContain('/Count 2')
})
