import { switchTable } from '../../../../tests/support/payments/switches/switch-table'
import {
  STRIPE_CANNOT,
  switchedStripe,
} from '../../../../tests/support/payments/switches/switched-stripe'

switchTable('stripe', 'USD', STRIPE_CANNOT, switchedStripe)
