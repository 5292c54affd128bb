import { sharePage } from './buying/share-page'
import { ZoomDialog } from './gallery/zoom-dialog'
import { SizeGuideDialog } from './sizes/size-guide-dialog'
import { ViewedCards } from './viewed-cards'

/** One file for what few visitors use, loaded then (docs/decisions/first-load-javascript.md). */
export default { SizeGuideDialog, sharePage, ViewedCards, ZoomDialog }
