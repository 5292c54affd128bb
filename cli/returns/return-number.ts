import { readReturn } from '../../app/orders/order/order-number.server'
import { settings } from '../../app/settings/settings.server'

/** Reads `EX-01ABCD-23XYZ-R1` as people write it: any case, with or without hyphens. */
export const readReturnNumber = (written: string) =>
  readReturn(written, settings().shop.orderPrefix)
