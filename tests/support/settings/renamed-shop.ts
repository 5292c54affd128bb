import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuiltShop } from '../built-shop'
import { runCommand } from '../run-command'

export const RENAMED = {
  'shop.name': 'Maison Bleue',
  'shop.legalName': 'Maison Bleue SARL',
  'shop.street': '5 rue du Port',
  'shop.city': '44000 Nantes, France',
  'shop.country': 'FR',
  'shop.phone': '+33 2 40 00 00 00',
  'shop.emails': ['bonjour@maison.example', 'aide@maison.example'],
  'shop.accent': '#0a5cc2',
  'shop.facebook': 'https://facebook.example/maison',
  'shop.bannerLink': '/shop?category=beauty',
  'words.en': { 'shell.banner': 'Winter at {shop} <b>now</b>' },
  'pages.en': { terms: '# Our rules\n\nOf {legalName}.\n\n<script>alert(1)</script>' },
  'pages.fr': { terms: '# Nos règles\n\nDe {legalName}.' },
}

export async function importSettings({ dataDir }: BuiltShop, settings: object, place = {}) {
  const file = join(tmpdir(), `settings-${crypto.randomUUID()}.json`)
  writeFileSync(file, JSON.stringify({ settings }))
  const { code, output } = await runCommand(
    { DATA_DIR: dataDir, ...place },
    'settings',
    'import',
    file,
  )
  rmSync(file)
  if (code !== 0) throw new Error(output)
}

/** Returns a mail of the outbox with its parts decoded. */
export function readMail(path: string) {
  const source = readFileSync(path, 'utf8')
  const whole = source
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )
  return whole.replace(/(?<=base64\r?\n\r?\n)[A-Za-z0-9+/=\r\n]+/g, (text) =>
    Buffer.from(text, 'base64').toString('utf8'),
  )
}
