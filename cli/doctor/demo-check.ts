import type { Config } from '../../app/config.server'
import { isPublic } from '../../app/content/opening/is-public.server'
import { findRow } from '../../app/database/rows.server'
import { type Database, YES } from '../../app/database/tables.server'
import { type Finding, must } from '../../app/settings/finding'
import { settings } from '../../app/settings/settings.server'

const REMOVE = 'npm run shop -- catalogue remove-demo --yes'
const BRAND = 'Exclusive'

/**
 * Finds what the demo left in a shop that sells products of its own: goods, prices, codes and words
 * that are nobody's. Finds nothing in a demo that is only looked at.
 */
export async function checkDemoLeft(db: Database, config: Config): Promise<Finding[]> {
  const { shop, money, words } = settings()
  const count = async (demo: boolean) => {
    const { found } = await db
      .selectFrom('products')
      .select((row) => row.fn.countAll<number>().as('found'))
      .where('listed', '=', YES)
      .where((row) => row('source', demo ? '=' : 'is distinct from', 'demo'))
      .executeTakeFirstOrThrow()
    return Number(found)
  }
  const [own, demo] = [await count(false), await count(true)]
  if (shop.kind === 'demo' && own === 0) return []
  const found: Finding[] = []
  if (demo > 0) found.push(must('opening', `${demo} products of the demo are still sold`, REMOVE))
  if (money.crossedOutPrices === 'fixed' && (own > 0 || isPublic(config)))
    found.push({
      ...must(
        'opening',
        'products show a crossed-out price and a discount that they never had',
        'npm run shop -- settings set money.crossedOutPrices catalogue',
      ),
      setting: 'money.crossedOutPrices',
    })
  if (shop.kind === 'demo' && (await givesDemoCoupon(db)))
    found.push(must('opening', 'the coupon APP3 of the demo gives money away', REMOVE))
  if (shop.kind === 'demo' && shop.country === 'BD')
    found.push(must('opening', 'the country is that of the demo, and so are tax and days', REMOVE))
  const kept = shop.name === BRAND ? [] : wordsWith(words)
  if (kept.length > 0)
    found.push(
      must(
        'opening',
        `${kept.length} texts of your own still say "${BRAND}": ${kept.slice(0, 3).join(', ')}`,
        'Write {shop} instead at the desk: Settings, Words.',
      ),
    )
  return found
}

const wordsWith = (words: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  Object.entries(words).flatMap(([language, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => text.includes(BRAND))
      .map(([path]) => `words.${language}.${path}`),
  )

async function givesDemoCoupon(db: Database) {
  const coupon = await findRow(db, 'coupons', { code: 'APP3' }, ['ends_at'])
  return coupon !== undefined && (coupon.ends_at === null || Number(coupon.ends_at) > Date.now())
}
