import { useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'

/** The shop's name, drawn. */
export const Wordmark = () => (
  <>
    <Icon name="wordmark" size={28} className="w-27.5" />
    <span className="sr-only">{useTexts('shell').brand}</span>
  </>
)
