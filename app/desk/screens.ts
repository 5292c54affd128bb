import { categoryScreens } from './categories/screens'
import { customerScreens } from './customers/screens'
import { discountScreens } from './discounts/screens'
import { healthScreens } from './health/screens'
import { homeScreens } from './home/screens'
import { importScreens } from './imports/screens'
import type { Screen } from './kit/screen'
import { messageScreens } from './messages/screens'
import { orderScreens } from './orders/screens'
import { pageScreens } from './pages/screens'
import { paymentScreens } from './payments/screens'
import { productScreens } from './products/screens'
import { redirectScreens } from './redirects/screens'
import { reportScreens } from './reports/screens'
import { reviewScreens } from './reviews/screens'
import { searchScreens } from './search/screens'
import { settingsScreens } from './settings/screens'
import { staffScreens } from './staff/screens'
import { startScreens } from './start/screens'

/** Navigation, palette and router list the screens in this order. */
export const screens: Screen[] = [
  ...startScreens,
  ...orderScreens,
  ...paymentScreens,
  ...customerScreens,
  ...discountScreens,
  ...messageScreens,
  ...reviewScreens,
  ...productScreens,
  ...categoryScreens,
  ...searchScreens,
  ...importScreens,
  ...reportScreens,
  ...homeScreens,
  ...pageScreens,
  ...settingsScreens,
  ...redirectScreens,
  ...healthScreens,
  ...staffScreens,
]
