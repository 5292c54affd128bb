import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Picture } from './picture'

test('a product without a picture has no address in its tile, which React would warn of', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {})
  const html = renderToStaticMarkup(<Picture src="" alt="" width={40} height={40} />)
  expect(html).not.toContain('src')
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
})
