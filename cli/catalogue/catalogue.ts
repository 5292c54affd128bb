import type { Command } from '../command'
import { importCommand } from '../import'
import { categoryCommands } from './categories'
import { hideProducts, setStockCommand, showProducts } from './edit'
import { exportCommand } from './export'
import { cancel, history, scheduled, setPrice } from './prices'
import { removeDemo } from './remove-demo'
import { schedule } from './schedule-price'
import { setVariantCommand } from './set-variant'
import { sizeGuideCommands } from './size-guides'
import { slugsCommand } from './slugs'

export const catalogueCommands: Record<string, Command> = {
  'catalogue import': importCommand,
  'catalogue export': exportCommand,
  'catalogue set-price': setPrice,
  'catalogue schedule-price': schedule,
  'catalogue scheduled-prices': scheduled,
  'catalogue cancel-price': cancel,
  'catalogue price-history': history,
  'catalogue set-stock': setStockCommand,
  'catalogue set-variant': setVariantCommand,
  'catalogue hide': hideProducts,
  'catalogue show': showProducts,
  ...categoryCommands,
  ...sizeGuideCommands,
  'catalogue slugs': slugsCommand,
  'catalogue remove-demo': removeDemo,
}
