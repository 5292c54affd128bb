/** The mail hosts that shoppers use most, worldwide and where the shop's languages are spoken. */
const HOSTS =
  `gmail.com yahoo.com hotmail.com outlook.com icloud.com live.com aol.com msn.com me.com
  googlemail.com ymail.com rocketmail.com mail.com email.com protonmail.com proton.me pm.me zoho.com
  yandex.com mail.ru mac.com fastmail.com hey.com comcast.net verizon.net att.net rediffmail.com
  yahoo.co.uk hotmail.co.uk yahoo.co.in live.co.uk btinternet.com
  gmx.de gmx.net gmx.com gmx.at gmx.ch web.de t-online.de freenet.de posteo.de mailbox.org
  yahoo.de hotmail.de outlook.de live.de arcor.de bluewin.ch
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr yahoo.fr hotmail.fr outlook.fr live.fr
  yahoo.es hotmail.es outlook.es telefonica.net`.split(/\s+/)

const ENDINGS: [RegExp, string][] = [
  [/\.(con|cmo|ocm|vom|xom|comm|coom|cim|cpm|om)$/, '.com'],
  [/\.(nte|met|ner)$/, '.net'],
  [/\.(ogr|orgg)$/, '.org'],
]

/**
 * Returns the address that was probably meant: a well-known host a letter or two away, or a
 * mistyped ending. Returns undefined when the address looks right.
 */
export function likelyAddress(address: string): string | undefined {
  const parts = /^(.+)@([^@\s]+)$/.exec(address.trim())
  if (!parts?.[1] || !parts[2]) return undefined
  const host = likelyHost(parts[2].toLowerCase())
  return host && `${parts[1]}@${host}`
}

function likelyHost(host: string) {
  if (HOSTS.includes(host)) return undefined
  const whole = HOSTS.find((known) => known.startsWith(`${host}.`))
  if (whole) return whole
  const most = host.length > 8 ? 2 : host.length > 5 ? 1 : 0
  let best: string | undefined
  let least = most + 1
  for (const known of HOSTS) {
    // Nobody mistypes both the name and the ending.
    if (known[0] !== host[0] && known[1] !== host[1]) continue
    const steps = distance(host, known)
    if (steps < least) [best, least] = [known, steps]
  }
  if (best) return best
  const ending = ENDINGS.find(([wrong]) => wrong.test(host))
  return ending && host.replace(...ending)
}

/** Counts added, missing, replaced and swapped letters ("optimal string alignment"). */
function distance(a: string, b: string) {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const above = rows[i - 1] as number[]
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let steps = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + same,
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, ((rows[i - 2] as number[])[j - 2] as number) + 1)
      row.push(steps)
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] as number
}
