import type { Endpoint } from './api/endpoint'
import { sessionEndpoints } from './api/session-endpoints'
import { categoryEndpoints } from './categories/category-endpoints'
import { customerEndpoints } from './customers/customer-endpoints'
import { privacyEndpoints } from './customers/privacy-endpoints'
import { subscriberEndpoints } from './customers/subscriber-endpoints'
import { couponEndpoints } from './discounts/coupon-endpoints'
import { newsletterCodeEndpoints } from './discounts/newsletter-code-endpoints'
import { finders } from './finders'
import { backupEndpoints } from './health/backups/backup-endpoints'
import { healthEndpoints } from './health/health-endpoints'
import { homeEndpoints } from './home/home-endpoints'
import { importEndpoints } from './imports/import-endpoints'
import { messageEndpoints } from './messages/message-endpoints'
import { orderEndpoints } from './orders/endpoints'
import { pageEndpoints } from './pages/page-endpoints'
import { onlinePaymentEndpoints } from './payments/payment-endpoints'
import { productEndpoints } from './products/product-endpoints'
import { redirectEndpoints } from './redirects/redirect-endpoints'
import { reportEndpoints } from './reports/report-endpoints'
import { reviewEndpoints } from './reviews/review-endpoints'
import { ruleEndpoints } from './search/rule-endpoints'
import { fileEndpoints } from './settings/file/file-endpoints'
import { mailEndpoints } from './settings/mail-endpoints'
import { settingsEndpoints } from './settings/settings-endpoints'
import { wordsEndpoints } from './settings/words-endpoints'
import { staffEndpoints } from './staff/staff-endpoints'
import { startEndpoints } from './start/start-endpoints'

export const endpoints: Endpoint[] = [
  ...sessionEndpoints(finders),
  ...orderEndpoints,
  ...productEndpoints,
  ...categoryEndpoints,
  ...importEndpoints,
  ...healthEndpoints,
  ...backupEndpoints,
  ...homeEndpoints,
  ...settingsEndpoints,
  ...pageEndpoints,
  ...wordsEndpoints,
  ...mailEndpoints,
  ...fileEndpoints,
  ...redirectEndpoints,
  ...ruleEndpoints,
  ...onlinePaymentEndpoints,
  ...staffEndpoints,
  ...reportEndpoints,
  ...startEndpoints,
  ...customerEndpoints,
  ...privacyEndpoints,
  ...subscriberEndpoints,
  ...couponEndpoints,
  ...newsletterCodeEndpoints,
  ...messageEndpoints,
  ...reviewEndpoints,
]
