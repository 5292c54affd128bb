import type { RenderPage } from './render-page.server'

let current: RenderPage | undefined

/** Sets, once at the start, what renders a page of the shop as it is now, beside the page cache. */
export const setPageRenderer = (render: RenderPage) => {
  current = render
}

export const renderNow: RenderPage = (...given) => {
  if (!current) throw new Error('no page renderer is set')
  return current(...given)
}
