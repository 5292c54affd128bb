import { categoryScreens } from '../categories/screens'
import { healthScreens } from '../health/screens'
import { importScreens } from '../imports/screens'
import { productScreens } from '../products/screens'
import { settingsScreens } from '../settings/screens'
import { staffScreens } from '../staff/screens'
import { startScreens } from '../start/screens'
import type { Screen } from './screen'

/** Every screen, a list a room; navigation, palette and router are made from it, in this order. */
export const screens: Screen[] = [
  ...startScreens,
  ...productScreens,
  ...categoryScreens,
  ...importScreens,
  ...settingsScreens,
  ...healthScreens,
  ...staffScreens,
]
