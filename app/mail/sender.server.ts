import { config, readConfig } from '../config.server'
import { settings } from '../settings/settings.server'

const DEFAULT = readConfig({}).MAIL_FROM
const SPEC_EMAIL = 'customer@exclusive.example'

interface Sender {
  name: string
  address: string
}

/** Returns the sender of MAIL_FROM; while that is unset, the shop's own name and first address. */
export function sender(from = config.MAIL_FROM): Sender {
  const [, given = '', address = from] = /^(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? []
  const name = given.replace(/^"(.*)"$/, '$1').replaceAll('\\"', '"')
  if (from !== DEFAULT) return { name, address }
  const { emails, ...shop } = settings().shop
  const [email = address] = emails
  return { name: shop.name, address: email === SPEC_EMAIL ? address : email }
}

/** Returns the address at which the shop itself gets mail. */
export const shopAddress = () => sender().address
