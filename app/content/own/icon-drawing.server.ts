import { xml } from '../../http/xml-response.server'
import type { Drawing } from '../../settings/drawings/svg'
import type { Settings } from '../../settings/schema'
import { initialOf } from '../../text-core/graphemes'

/** Draws the first letter of the name on the shop's colour, for a shop without an icon. */
export function iconDrawing({ shop: { name, accent } }: Settings): Drawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${accent}"/><text x="16" y="23" font-family="Inter,Arial,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${xml(initialOf(name))}</text></svg>`
  return { type: 'image/svg+xml', body: Buffer.from(svg), width: 32, height: 32 }
}
