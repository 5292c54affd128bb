/** Headers (lower-case names) and the plain text of a mail as nodemailer writes it. */
export function parseMail(source: string) {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/)
  const headers: Record<string, string> = {}
  for (const [, name, value] of head.replace(/\r?\n[ \t]+/g, ' ').matchAll(/^([\w-]+): (.*)$/gm))
    headers[name?.toLowerCase() ?? ''] = value ?? ''
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const parts = boundary ? source.split(`--${boundary}`) : [`${head}\n\n${rest.join('\n\n')}`]
  const plain = parts.find((part) => /Content-Type: text\/plain/i.test(part)) ?? ''
  return { headers, text: decoded(plain) }
}

function decoded(part: string) {
  const [head = '', ...body] = part.trim().split(/\r?\n\r?\n/)
  const text = body.join('\n\n')
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(head)) return text
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
