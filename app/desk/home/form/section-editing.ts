import type { Draft } from '../../settings/form/use-draft'
import type { HomeFacts } from '../use-home'

/** What each field of the editor needs besides its own value. */
export interface SectionEditing {
  draft: Draft
  facts: HomeFacts
  isDisabled: boolean
}
