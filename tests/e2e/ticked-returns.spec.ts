import { ordered, rows, someone } from './buying'
import { command } from './reviewing'
import { axe, expect, open, test } from './shop-test'

test('of several articles those go back that are ticked, as many as the stepper says', async ({
  page,
  request,
  allowed,
}) => {
  allowed.push('422')
  const items = [5, 3].map((productId) => ({ productId, quantity: 2 }))
  const { token, number } = await ordered(request, someone(), 'bank', 'en', items)
  for (const step of ['mark-paid', 'ship', 'deliver']) await command('orders', step, number)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/orders/${token}/return`)
  const [first, second] = [page.getByRole('checkbox').first(), page.getByRole('checkbox').last()]
  await expect(page.getByLabel('How many pieces?').locator('visible=true')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ask for the return' }).click()
  await expect(first).toHaveAccessibleDescription('Please tick what you send back.')
  await axe(page)
  await second.check()
  await expect(second).toHaveAccessibleName(/\w/)
  const pieces = page.getByRole('textbox', { name: 'How many pieces?' })
  const more = page.getByRole('button', { name: /^Increase quantity of / })
  await expect(pieces).toHaveValue('1')
  await more.click()
  await more.click({ force: true }) // It can go no further.
  await expect(pieces).toHaveValue('2')
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('other')
  await axe(page)
  await first.check()
  await first.uncheck()
  await page.getByRole('button', { name: 'Ask for the return' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your return request')
  const back = rows<{ quantity: number; reason: string }>(
    `select l.quantity, l.reason from order_returns r join orders o on o.id = r.order_id
      join order_return_lines l on l.return_id = r.id where token = ?`,
    token,
  )
  expect(back).toMatchObject([{ quantity: 2, reason: 'other' }])
})
