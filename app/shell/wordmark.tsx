import { useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'

/** The shop's name, drawn; another shop's styles show its own (document/styles/own-styles.server.ts). */
export const Wordmark = () => (
  <>
    <Icon name="wordmark" size={28} className="wordmark" />
    <span className="sr-only">{useTexts('shell').brand}</span>
  </>
)
