import type { Language } from '../../../business'
import type { Database } from '../../../database/tables.server'
import { unlessOutdated } from '../../../mail/templates.server'
import type { Settings } from '../../../settings/schema'
import { settings } from '../../../settings/settings.server'
import { inWordsOf } from '../../../texts/texts.server'
import { DeskFault } from '../../api/endpoint'
import { KNOWN_MAILS } from './known-mails.server'

/** Renders a mail with the newest data that fits, and a draft's words. Throws DeskFault. */
export async function renderMail(
  db: Database,
  name: string,
  language: Language,
  draft: Settings = settings(),
) {
  const known = knownMail(name)
  const mail = await inWordsOf(draft, () =>
    unlessOutdated(Promise.resolve(known.render(db, language))),
  )
  if (!mail)
    throw new DeskFault(
      404,
      'no_sample',
      'There is no order, return or refund yet that this mail could be about.',
    )
  const { subject, html, text } = mail
  return { subject, html, text }
}

/** Throws DeskFault for an unknown name. */
export function knownMail(name: string) {
  const known = Object.hasOwn(KNOWN_MAILS, name) ? KNOWN_MAILS[name] : undefined
  if (!known) throw new DeskFault(404, 'not_found', 'There is no such mail.')
  return known
}
