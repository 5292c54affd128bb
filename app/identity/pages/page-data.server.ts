import { settings } from '../../settings/settings.server'
import { languageOf } from '../../texts/language'
import { textsFor } from '../../texts/texts.server'
import { hasGoogle, isHosted } from '../service/browser-settings.server'
import { passwordPolicy } from '../service/password-policy.server'

/** Returns the data of identity pages, which is equal for every visitor of a language. */
export function identityPageData(request: Request) {
  return {
    texts: textsFor(languageOf(request.url), 'identity'),
    /** Undefined with a hosted project, whose policy is requested when a form is used. */
    policy: isHosted() ? undefined : passwordPolicy(),
    google: hasGoogle(),
    /** Pages of the demo have its picture, and a button that says that Google is not set up. */
    ...(settings().shop.kind === 'own' && { isOwn: true }),
  }
}

/** Answers a form sent without JavaScript, unread: only the identity service gets passwords. */
export const needsScript = () => ({ needsScript: true })
