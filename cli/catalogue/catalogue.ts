import type { Command } from '../command'
import { importCommand } from '../import'
import { hide, setPrice, setStockCommand, show } from './edit'
import { exportCommand } from './export'
import { removeDemo } from './remove-demo'
import { setVariantCommand } from './set-variant'

export const catalogueCommands: Record<string, Command> = {
  'catalogue import': importCommand,
  'catalogue export': exportCommand,
  'catalogue set-price': setPrice,
  'catalogue set-stock': setStockCommand,
  'catalogue set-variant': setVariantCommand,
  'catalogue hide': hide,
  'catalogue show': show,
  'catalogue remove-demo': removeDemo,
}
