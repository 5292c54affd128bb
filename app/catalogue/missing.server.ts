import { data } from 'react-router'
import type { Language } from '../business'
import { log } from '../http/log.server'
import { offersIn } from './offers.server'

/** Returns what a page that is missing offers; nothing while the catalogue cannot be read. */
export const offersForMissing = (language: Language) =>
  offersIn(language).catch((error) => {
    log.error({ err: error }, 'the not-found page has nothing to offer')
  })

/** Returns what a loader throws for an address that has nothing; missing-page.tsx shows it. */
export const missing = async (language: Language, headers?: HeadersInit) =>
  data({ offers: await offersForMissing(language) }, { status: 404, headers })
