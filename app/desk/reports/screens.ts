import { type Screen, screen } from '../kit/screen'
import type { ReportName } from './report'

const screenOf = (name: ReportName, path: string, title: Screen['title']): Screen =>
  screen(path, title, 'reports.read', async () => {
    const { reportScreen } = await import('./report-screen')
    return { default: reportScreen(name) }
  })

export const reportScreens: Screen[] = [
  screenOf('sales', 'reports', 'reports'),
  screenOf('taxes', 'reports/taxes', 'reportTaxes'),
  screenOf('products', 'reports/products', 'reportProducts'),
  screenOf('categories', 'reports/categories', 'reportCategories'),
  screenOf('cash', 'reports/cash', 'reportCash'),
  screenOf('carts', 'reports/carts', 'reportCarts'),
  screenOf('searches', 'reports/searches', 'reportSearches'),
  screenOf('stock', 'reports/stock', 'reportStock'),
]
