import type { Language } from '../../../business'
import { settings } from '../../../settings/settings.server'
import { isTextOf } from '../../../texts/own-shop/kind-texts.server'
import { shippedTexts } from '../../../texts/texts.server'
import type { ShopText } from './shop-text'

/** Lists the texts of a language; `within` is a prefix such as `mails.orderPaid`. */
export function listShopTexts(of: Language, within = ''): ShopText[] {
  const { words, shop } = settings()
  const own = words[of]
  const inDefault = of === shop.defaultLanguage ? {} : words[shop.defaultLanguage]
  return Array.from(textsIn(shippedTexts(of)), ([path, shipped]) => ({
    path,
    shipped,
    ...(own[path] !== undefined && { own: own[path] }),
    missing: own[path] === undefined && Object.hasOwn(inDefault, path),
  })).filter(({ path, own }) => path.startsWith(within) && (own || isTextOf(shop.kind, path)))
}

/** Yields each text with its dotted path. */
function* textsIn(texts: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof texts === 'string') yield [path, texts]
  else if (typeof texts === 'object' && texts !== null)
    for (const [name, one] of Object.entries(texts))
      yield* textsIn(one, path === '' ? name : `${path}.${name}`)
}
