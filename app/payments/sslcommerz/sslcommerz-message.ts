import { createHash } from 'node:crypto'
import { isSameSecret } from '../../secrets/secret.server'
import { type IncomingMessage, MessageRefused, type VerifiedMessage } from '../provider'
import { textOfMessage } from '../wire/read-message'

const MOST_FIELDS = 100

/**
 * Hashes the named fields of a message with the store's password: `k=v` sorted by name and joined by
 * `&`, with `store_passwd` as the MD5 of the password, and MD5 of it all, in hex.
 */
export function sslcommerzHash(
  fields: Readonly<Record<string, string>>,
  named: readonly string[],
  storePassword: string,
) {
  const signed: Record<string, string> = Object.fromEntries(
    named.map((name) => [name, fields[name] ?? '']),
  )
  signed['store_passwd'] = md5(storePassword)
  const text = Object.keys(signed)
    .sort()
    .map((name) => `${name}=${signed[name]}`)
    .join('&')
  return md5(text)
}

/**
 * Reads a message of SSLCommerz (a form). Its hash keeps strangers out and no more: what was paid is
 * asked of SSLCommerz. The hash is the message's id, as SSLCommerz gives none. Throws MessageRefused.
 */
export function verifySslcommerz(message: IncomingMessage, storePassword: string): VerifiedMessage {
  const form = [...new URLSearchParams(textOfMessage(message))]
  if (form.length > MOST_FIELDS) throw new MessageRefused('The message has too many fields.')
  const fields: Record<string, string> = Object.fromEntries(form)
  const named = (fields['verify_key'] ?? '').split(',').map((name) => name.trim())
  const given = fields['verify_sign'] ?? ''
  if (!named.includes('tran_id') || !named.includes('status') || !fields['tran_id'])
    throw new MessageRefused('The message lacks tran_id, status or their signature.')
  if (!isSameSecret(given, sslcommerzHash(fields, named, storePassword)))
    throw new MessageRefused('The signature of the message is wrong.')
  return {
    eventId: given,
    kind: fields['status'] ?? '',
    reference: fields['tran_id'],
    paymentRef: fields['bank_tran_id'] || undefined,
  }
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
