import { languageOf } from '../../texts/language'
import { textsFor } from '../../texts/texts.server'
import { hasGoogle, isHosted } from '../service/browser-settings.server'
import { passwordPolicy } from '../service/password-policy.server'

/** The same for every visitor of a language. */
export function identityPageData(request: Request) {
  return {
    texts: textsFor(languageOf(request.url), 'identity'),
    /** Undefined with a hosted project: its policy is asked for when a form is used. */
    policy: isHosted() ? undefined : passwordPolicy(),
    google: hasGoogle(),
  }
}

/** Sent without JavaScript. The form is not read: a password goes to the identity service alone. */
export const needsScript = () => ({ needsScript: true })
