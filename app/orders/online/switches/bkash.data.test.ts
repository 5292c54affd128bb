import { switchTable } from '../../../../tests/support/payments/switches/switch-table'
import {
  BKASH_CANNOT,
  switchedBkash,
} from '../../../../tests/support/payments/switches/switched-bkash'

switchTable('bkash', 'BDT', BKASH_CANNOT, switchedBkash)
