import { domainToASCII } from 'node:url'

/** Hosts for which a dot before the @ means nothing. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the one mailbox behind many spellings: in capitals, in full-width letters, in quotes,
 * with a comment, with a tag after a plus, at Gmail with dots. `variant` tells that a tag or
 * Gmail's dots were used, which anybody can invent without end.
 */
export function mailboxOf(address: string) {
  const plain = address
    .normalize('NFKC')
    .replace(/[\p{Cf}\s"\\]|\([^()]*\)/gu, '')
    .toLowerCase()
  const at = plain.lastIndexOf('@')
  const [name, domain] = [plain.slice(0, Math.max(at, 0)), plain.slice(at + 1).replace(/\.+$/, '')]
  const host = domainToASCII(domain) || domain
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  const gmail = WITHOUT_DOTS.has(host)
  const own = gmail ? untagged.replaceAll('.', '') : untagged
  return { mailbox: `${own}@${gmail ? 'gmail.com' : host}`, variant: own !== name }
}
