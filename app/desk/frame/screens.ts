import { customerScreens } from '../customers/screens'
import { discountScreens } from '../discounts/screens'
import { healthScreens } from '../health/screens'
import { messageScreens } from '../messages/screens'
import { orderScreens } from '../orders/screens'
import { productScreens } from '../products/screens'
import { reportScreens } from '../reports/screens'
import { reviewScreens } from '../reviews/screens'
import { settingsScreens } from '../settings/screens'
import { staffScreens } from '../staff/screens'
import { startScreens } from '../start/screens'
import type { Screen } from './screen'

/** Every screen, a list a room; navigation, palette and router are made from it, in this order. */
export const screens: Screen[] = [
  ...startScreens,
  ...orderScreens,
  ...customerScreens,
  ...discountScreens,
  ...messageScreens,
  ...reviewScreens,
  ...productScreens,
  ...reportScreens,
  ...settingsScreens,
  ...healthScreens,
  ...staffScreens,
]
