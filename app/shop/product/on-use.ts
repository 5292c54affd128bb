import { sharePage } from './buying/share-page'
import { ZoomDialog } from './gallery/zoom-dialog'
import { ViewedCards } from './viewed-cards'

/**
 * Holds what few visitors use, in one file that loads on use
 * (docs/decisions/first-load-javascript.md).
 */
export default { sharePage, ViewedCards, ZoomDialog }
