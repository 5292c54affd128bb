import { noteAndMailEndpoints } from './api/note-and-mail-endpoints'
import { oneOrderEndpoints } from './api/order-endpoints'
import { paymentEndpoints } from './api/payment-endpoints'
import { refundEndpoints } from './api/refund-endpoint'
import { sheetEndpoints } from './api/sheet-endpoints'
import { stepEndpoints } from './api/step-endpoints'
import { manualEndpoints } from './manual/manual-endpoints'
import { queueEndpoints } from './queue/queue-endpoints'
import { answerEndpoints } from './returns/answer-endpoints'
import { returnEndpoints } from './returns/return-endpoints'

/** Fixed paths come first, because `:number` would match them. */
export const orderEndpoints = [
  ...queueEndpoints,
  ...returnEndpoints,
  ...sheetEndpoints,
  ...manualEndpoints,
  ...stepEndpoints,
  ...oneOrderEndpoints,
  ...refundEndpoints,
  ...paymentEndpoints,
  ...answerEndpoints,
  ...noteAndMailEndpoints,
]
