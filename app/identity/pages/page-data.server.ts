import { languageOf } from '../../texts/language'
import { textsFor } from '../../texts/texts.server'
import { hasGoogle, isHosted } from '../service/browser-settings.server'
import { passwordPolicy } from '../service/passwords/password-policy.server'

/** The data of every identity page; the same for every visitor of a language. */
export function identityPageData(request: Request) {
  return {
    texts: textsFor(languageOf(request.url), 'identity'),
    /** Undefined with a hosted project: its policy is asked for when a form is used. */
    policy: isHosted() ? undefined : passwordPolicy(),
    google: hasGoogle(),
  }
}

/**
 * The response to a form that was sent without JavaScript. What was entered is not read: a
 * password goes to the identity service alone.
 */
export const needsScript = () => ({ needsScript: true })
