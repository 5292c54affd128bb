import type { HomeSection } from '../../../settings/groups/home'
import type { Draft } from '../../settings/form/use-draft'
import type { HomeFacts } from '../use-home'
import { PartFields } from './part-fields'
import { type Part, SCHEDULE_CONTROLS, SECTION_CONTROLS } from './section-fields'

interface Props {
  section: HomeSection
  /** Path of the section in the settings, for errors. */
  path: string
  onChange(section: HomeSection): void
  draft: Draft
  facts: HomeFacts
  isDisabled: boolean
}

export const SectionForm = ({ section, onChange, ...props }: Props) => (
  <div className="mt-2 border-line border-t pt-3 pb-2">
    <PartFields
      {...props}
      controls={[...SECTION_CONTROLS[section.kind], ...SCHEDULE_CONTROLS]}
      part={section as unknown as Part}
      // The schema judges it before it is stored.
      onChange={(part) => onChange(part as unknown as HomeSection)}
    />
  </div>
)
