import { sharePage } from './buying/share-page'
import { ZoomDialog } from './gallery/zoom-dialog'
import { ViewedCards } from './viewed-cards'

/** What few visitors use, in one file that is fetched then (docs/decisions/first-load-javascript.md). */
export default { sharePage, ViewedCards, ZoomDialog }
