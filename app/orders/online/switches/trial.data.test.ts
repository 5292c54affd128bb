import { switchTable } from '../../../../tests/support/payments/switches/switch-table'
import {
  switchedTrial,
  TRIAL_CANNOT,
} from '../../../../tests/support/payments/switches/switched-trial'

switchTable('test', 'USD', TRIAL_CANNOT, switchedTrial)
