import { switchTable } from '../../../../tests/support/payments/switches/switch-table'
import {
  SSLCOMMERZ_CANNOT,
  switchedSslcommerz,
} from '../../../../tests/support/payments/switches/switched-sslcommerz'

switchTable('sslcommerz', 'BDT', SSLCOMMERZ_CANNOT, switchedSslcommerz)
