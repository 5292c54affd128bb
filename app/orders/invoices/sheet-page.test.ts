import { expect, test } from 'vitest'
import { pdfContent } from '../../../tests/support/files/pdf-content'
import type { Sheet } from './sheet'
import { SHEET_POLICY, sheetPage } from './sheet-page.server'
import { sheetPdf } from './sheet-pdf.server'

const SHEET: Sheet = {
  language: 'en',
  title: 'Invoice',
  seller: ['জামদানি ঘর', '12 Lake Road'],
  facts: [['Number', '2026-00001']],
  to: { name: 'Billed to', lines: ['Ana'] },
  head: ['Product', 'Amount'],
  rows: [['Sari', '10']],
  sums: [{ name: 'Total', value: '10', strong: true }],
  notes: [],
}

const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a paper is signed by the logo, or else by the shop’s name, and names the shop once', async () => {
  const named = sheetPage(SHEET)
  expect(named).toContain('<strong>জামদানি ঘর</strong>')
  expect(named).not.toContain('<img')
  const signed = sheetPage({ ...SHEET, logo: LOGO })
  expect(signed).toContain('<h2>জামদানি ঘর</h2>')
  expect(signed).not.toContain('<strong>')
  for (const logo of [undefined, LOGO]) {
    const { actualTexts } = pdfContent(await sheetPdf({ ...SHEET, logo }))
    expect(actualTexts).toEqual(['জামদানি ঘর'])
  }
})

test('a paper has the shop’s letters, a heading over each party, and its facts in one row', async () => {
  const page = sheetPage({ ...SHEET, from: 'From' })
  expect(page).toContain('<h2>Billed to</h2>')
  expect(page).toContain('<h2>From</h2><p>12 Lake Road</p>')
  expect(page).toContain('px/1.45 Poppins')
  expect(SHEET_POLICY).toContain("font-src 'self'")
  const five = Array.from({ length: 5 }, (_, at): [string, string] => [`Fact ${at}`, 'a'])
  const topsOf = async (facts: Sheet['facts']) =>
    pdfContent(await sheetPdf({ ...SHEET, seller: ['Shop'], facts })).tops
  const tops = await topsOf(five)
  expect(tops.length).toBeGreaterThan(5)
  expect(await topsOf(five.slice(0, 1))).toEqual(tops)
})

test('the screen alone shows the way back from a paper', () => {
  const back = { href: '/orders/abc', text: 'View your order' }
  const page = sheetPage(SHEET, back)
  expect(page).toContain('<body><a class="back" href="/orders/abc">View your order</a><main>')
  expect(page).toMatch(/\.back \{ display: none \}\s+@media screen/)
  expect(sheetPage(SHEET)).toContain('<body><main>')
})
