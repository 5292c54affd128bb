import type { Language } from '../../business'
import { isOwnPath } from '../../input/own-path'
import { settings } from '../../settings/settings.server'
import { inLanguage } from '../../texts/language'
import type { Places } from '../elsewhere/social-links'
import type { ShopShown } from './use-shop'

export function shopShown(language: Language): ShopShown {
  const { street, city, phone, emails, bannerLink, ...shop } = settings().shop
  const { googlePlay, appStore, facebook, x, instagram, linkedin } = shop
  const places = { googlePlay, appStore, facebook, x, instagram, linkedin } satisfies Places
  return {
    address: [street, city].filter(Boolean).join(', '),
    phone,
    // The demo shows its second address, as its specification has it.
    email: (shop.kind === 'demo' && emails[1]) || (emails[0] ?? ''),
    banner: isOwnPath(bannerLink) ? inLanguage(language, bannerLink) : bannerLink,
    ...(shop.weightUnit !== 'language' && { weightUnit: shop.weightUnit }),
    // Unset places are left out: every page would carry them.
    ...Object.fromEntries(Object.entries(places).filter(([, address]) => address)),
  }
}
