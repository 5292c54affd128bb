import { expect, test } from '../shop-test'
import { signIn } from './desk'

test('a rate is typed with a comma as with a point, and stays the same when left again', async ({
  page,
}) => {
  await signIn(page, 'owner')
  await page.goto('/desk/settings/money')
  const rate = page.getByLabel('Per cent').first()
  for (const [typed, read] of [
    ['5,5', '5.5'],
    ['8.875', '8.875'],
    ['0,25', '0.25'],
    ['1,0.5', '10.5'],
  ] as const) {
    await rate.fill('')
    await rate.pressSequentially(typed)
    await rate.press('Tab')
    await expect(rate).toHaveValue(read)
    await rate.focus()
    await rate.press('Tab')
    await expect(rate).toHaveValue(read)
    await rate.focus()
    await rate.press('ControlOrMeta+A')
    await page.keyboard.insertText('7,125')
    await expect(rate).toHaveValue('7.125')
  }
})
