import type { Endpoint } from '../api/endpoint'
import { exportEndpoint } from './export-endpoint'
import { formEndpoints } from './form/form-endpoints'
import { historyEndpoints } from './history/history-endpoints'
import { lowEndpoint } from './low/low-endpoint'
import { previewEndpoint } from './preview/preview-endpoint'
import { tableEndpoints } from './table/table-endpoints'

export const productEndpoints: Endpoint[] = [
  ...tableEndpoints,
  exportEndpoint,
  previewEndpoint,
  lowEndpoint,
  ...historyEndpoints,
  ...formEndpoints,
]
