import { switchTable } from '../../../../tests/support/payments/switches/switch-table'
import {
  PAYPAL_CANNOT,
  switchedPaypal,
} from '../../../../tests/support/payments/switches/switched-paypal'

switchTable('paypal', 'USD', PAYPAL_CANNOT, switchedPaypal)
