import { feedApi } from './catalogue/api/feed-api'
import { backInStockApi } from './catalogue/back-in-stock/back-in-stock-api'
import { placesApi } from './checkout/places/places-api'
import { newsletterApi } from './content/newsletter-api'
import { searchEnginesApi } from './content/robots-and-sitemaps-api'
import { deskApi } from './desk/api/desk-api'
import { deskPage } from './desk/api/desk-page'
import { endpoints as deskEndpoints } from './desk/endpoints'
import { recordAudit } from './desk/staff/audit.server'
import { currentStaff } from './desk/staff/current-staff.server'
import { baseApp } from './http/base-app.server'
import { operationsApi } from './http/operations-api'
import { identityApi } from './identity/service/identity-api'
import { confirmApi } from './orders/confirm-api'
import { sheetsApi } from './orders/invoices/sheets-api'
import { keepApi } from './orders/keep-api'
import { ordersApi } from './orders/orders-api'
import { payApi } from './orders/pay-api'
import { paymentReturnsApi } from './orders/payment-returns-api'
import { findReturnLabel, LABEL_PATH } from './orders/returns/return-label.server'
import { testPaymentApi } from './orders/test-payment-api'
import { webhooksApi } from './orders/webhooks-api'
import { reviewPhotosApi } from './reviews/photos/photos-api'
import { narrowingApi } from './shop/listing/narrowing/narrowing-api'
import { searchesApi } from './shop/listing/searches-api'
import { offersApi } from './shop/offers/offers-api'
import { sizeGuideApi } from './shop/product/sizes/size-guide-api'
import { choosingApi } from './wishlist/quick-view/choosing-api'

/** Mounts the HTTP edges beside the pages of routes.ts, in their order. */
export function apis() {
  const app = baseApp([
    deskApi({ identify: currentStaff, record: recordAudit, served: deskEndpoints }),
    reviewPhotosApi(),
  ])
  app.route('/', operationsApi())
  app.route('/', identityApi())
  app.route('/', ordersApi())
  app.route('/', confirmApi())
  app.route('/', keepApi())
  app.route('/', sheetsApi({ [LABEL_PATH]: findReturnLabel }))
  app.route('/', webhooksApi())
  app.route('/', paymentReturnsApi())
  app.route('/', payApi())
  app.route('/', testPaymentApi())
  app.route('/', newsletterApi())
  app.route('/', backInStockApi())
  app.route('/', searchEnginesApi())
  app.route('/', feedApi())
  app.route('/', choosingApi())
  app.route('/', narrowingApi())
  app.route('/', sizeGuideApi())
  app.route('/', searchesApi())
  app.route('/', offersApi())
  app.route('/', placesApi())
  app.route('/', deskPage())
  return app
}
