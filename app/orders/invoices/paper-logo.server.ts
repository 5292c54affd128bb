import { log } from '../../http/log.server'
import { pictureSandbox } from '../../settings/drawings/picture-sandbox.server'
import { settings } from '../../settings/settings.server'

let known: { logo: string; png: Promise<string> } | undefined

/**
 * Returns the shop's logo for its papers, a PNG `data:` address drawn once for each logo; undefined
 * without a logo. A paper without its logo is better than none, so a failure is only logged.
 */
export async function paperLogo() {
  const { logo } = settings().shop
  if (!logo) return undefined
  if (known?.logo !== logo) known = { logo, png: pictureSandbox.run('drawPaperLogo', logo) }
  try {
    return await known.png
  } catch (error) {
    known = undefined
    log.error({ err: error }, 'the logo could not be drawn for a paper')
    return undefined
  }
}
