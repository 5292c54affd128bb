import { jewels } from './kinds/beauty.mjs'
import { eyewear } from './kinds/eyewear.mjs'
import { garments } from './kinds/garments.mjs'
import { headphones } from './kinds/headphones.mjs'
import { home } from './kinds/home.mjs'
import { inUse } from './kinds/in-use.mjs'
import { life } from './kinds/life.mjs'
import { portraits } from './kinds/portraits.mjs'
import { props, scene } from './kinds/scene.mjs'
import { shoes } from './kinds/shoes.mjs'
import { sport } from './kinds/sport.mjs'
import { tech } from './kinds/tech.mjs'
import { vessels } from './kinds/vessels.mjs'
import { wear } from './kinds/wear.mjs'

const models = {
  ...vessels,
  ...tech,
  headphones,
  ...wear,
  ...garments,
  ...home,
  ...jewels,
  ...eyewear,
  ...sport,
  ...shoes,
  ...life,
  ...props,
  ...portraits,
}

/** Every kind of thing the studio can build, by name; a function of its settings. */
export const kinds = { ...models, scene: scene(models), inUse: inUse(models) }
