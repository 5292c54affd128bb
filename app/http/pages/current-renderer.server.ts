import type { RenderPage } from './render-page.server'

let current: RenderPage | undefined

/** Set once at the start: renders a page of the shop as it is now, beside the page cache. */
export const setPageRenderer = (render: RenderPage) => {
  current = render
}

export const renderNow: RenderPage = (...given) => {
  if (!current) throw new Error('no page renderer is set')
  return current(...given)
}
