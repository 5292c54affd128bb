import { Dialog } from '../../../ui/dialog'
import type { ShownSizes } from './shown-sizes.server'
import SizeTables from './size-tables'

export interface SizeGuideProps {
  title: string
  sizes: ShownSizes
  onClose: () => void
}

export const SizeGuideDialog = ({ title, sizes, onClose }: SizeGuideProps) => (
  <Dialog open onClose={onClose} title={title}>
    <SizeTables {...sizes} />
  </Dialog>
)
