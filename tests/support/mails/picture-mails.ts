import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { drawSize } from '../../../app/media/tasks/draw-tasks.server'
import { settings as deskTexts } from '../../../app/texts/desk/en/settings'

interface Look {
  name: string
  width: number
  scheme: 'light' | 'dark'
  /** Blocks pictures, as many mail programs do until they are asked. */
  blocked?: boolean
}

/** What the page shows of each kind. */
const SHOWN: Look[] = [
  { name: 'wide', width: 700, scheme: 'light' },
  { name: 'narrow', width: 360, scheme: 'dark' },
]
/** Further looks, which are drawn if MAIL_LOOKS names a folder. */
const MORE: Look[] = [
  { name: 'wide-dark', width: 700, scheme: 'dark' },
  { name: 'narrow-light', width: 360, scheme: 'light' },
  { name: 'blocked', width: 360, scheme: 'light', blocked: true },
]
const MEDIA = /\/media\/demo\/(\d+-\d+)\/(\d+)\.jpeg/

type Render = (name: string) => Promise<{ mail: { subject: string; html: string } }>

/** Writes docs/mails.md with a picture of each kind, into the folder that MAIL_PICTURES names. */
export async function picturesOfMails(kinds: readonly string[], render: Render) {
  const docs = process.env.MAIL_PICTURES ?? ''
  const looks = process.env.MAIL_LOOKS
  const folder = join(docs, 'pictures/mails')
  mkdirSync(folder, { recursive: true })
  if (looks) mkdirSync(looks, { recursive: true })
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
  const rows: string[] = []
  try {
    for (const kind of kinds) {
      const { mail } = await render(kind)
      for (const look of SHOWN) {
        const png = await pictured(browser, mail.html, look)
        const half = sharp(png).resize({ width: Math.round(look.width * 0.75) })
        await half
          .webp({ quality: 45, effort: 6 })
          .toFile(join(folder, `${kind}-${look.name}.webp`))
        if (looks) writeFileSync(join(looks, `${kind}-${look.name}.png`), png)
      }
      for (const look of looks ? MORE : [])
        writeFileSync(
          join(looks ?? '', `${kind}-${look.name}.png`),
          await pictured(browser, mail.html, look),
        )
      rows.push(rowOf(kind, mail.subject))
    }
  } finally {
    await browser.close()
  }
  writeFileSync(
    join(docs, 'mails.md'),
    PAGE.replace('{rows}', () => rows.join('\n')),
  )
}

async function pictured(browser: Browser, html: string, { width, scheme, blocked }: Look) {
  const context = await browser.newContext({
    viewport: { width, height: 400 },
    colorScheme: scheme,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.route(/^https:/, async (route) => {
    const [, picture, wide] = MEDIA.exec(route.request().url()) ?? []
    if (!picture || blocked) return route.abort()
    const file = `demo/pictures/${picture}.webp`
    const body = await drawSize({ file, width: Number(wide), format: 'jpeg' })
    return route.fulfill({ body: Buffer.from(body), contentType: 'image/jpeg' })
  })
  await page.setContent(html, { waitUntil: 'load' })
  const sideways = await page
    .locator('html')
    .evaluate((root) => root.scrollWidth - root.clientWidth)
  if (sideways > 0) throw new Error(`scrolls sideways by ${sideways} pixels at ${width}`)
  const png = await page.screenshot({ fullPage: true })
  await context.close()
  return png
}

function rowOf(kind: string, subject: string) {
  const names: Record<string, string> = deskTexts.mails.names
  const shot = (look: string, width: number) =>
    `<img src="pictures/mails/${kind}-${look}.webp" width="${width}" alt="${names[kind]}, ${look}">`
  return `| **${names[kind]}**<br>\`${kind}\`<br>${subject.replaceAll('|', '\\|')} | ${shot('wide', 350)} | ${shot('narrow', 180)} |`
}

const PAGE = `# The mails

Every mail that the shop sends, as the demo sends it in English. All stand in one frame (\`app/mail/mail-layout.tsx\`): the merchant's logo or name, the shop's colour, the letter, how to reach the shop. The merchant sees and edits the words of each at \`/desk/settings/mails\`.

- **Pictures** are JPEG at the public address (\`ORIGIN\`), sized, with the article's name for who does not see them. A shop without a public address sends none. Nothing is said by a picture alone.
- **Plain text** is made from the HTML, so that neither can say what the other does not; \`app/desk/settings/mails/every-mail.data.test.ts\` compares word by word and link by link, for each kind in four languages.
- **Lists of mails** show what most letters begin with beside the subject, not the shop's name and a greeting; the letter says it too.
- **One button** leads to what the mail is about: the parcel where it can be followed, the desk where the shop must answer; name, articles and pictures lead to their pages.
- **Dark** where the reader's system is: by \`prefers-color-scheme\`, which Apple Mail and Thunderbird follow, and by the marks that Outlook on the web sets. Each pair of colours has at least 4.5:1, for any colour that a merchant may choose (\`app/mail/frame/mail-colours.test.ts\`).
- **Moments** are on the shop's clocks, with their zone, in the reader's language.
- **What a stranger typed** is in no mail but those to the shop before its reader is known: the account confirmed the address, its owner confirmed the order, or the order was paid or sent. Until then a mail names post code and country, and leads to the page of the order ([which mails wait](decisions/mail-limits.md)).
- **Parcels** are followed at the address that the merchant gives for the parcel service (\`shipping.carriers\`), or that was entered in place of a number.

Seen in Chromium at 700 and 360 pixels, light and dark, and with pictures blocked; no other mail program has been tried. The pictures are made anew by \`MAIL_PICTURES=docs NODE_ENV=test npx vitest run --project data app/desk/settings/mails/every-mail.data.test.ts\`, with \`CHROMIUM_PATH\` where Playwright's own browser is not installed; \`MAIL_LOOKS=folder\` writes the other looks too.

| mail | 700 pixels, light | 360 pixels, dark |
|---|---|---|
{rows}
`
