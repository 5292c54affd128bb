import { useRef, useState } from 'react'
import { toast } from 'sonner'
import type { HomeSection, SectionKind } from '../../settings/groups/home'
import type { SectionWords } from '../../settings/groups/home-parts'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { Button, IconButton } from '../kit/button'
import { Card } from '../kit/card'
import { Checkbox } from '../kit/fields/checkbox'
import { Select } from '../kit/fields/select'
import { Sortable } from '../kit/sortable'
import { useDates } from '../kit/use-formats'
import { Problem } from '../settings/form/problem'
import type { Draft } from '../settings/form/use-draft'
import { freshSection } from './form/fresh-section'
import { PartFields } from './form/part-fields'
import { type Part, SCHEDULE_CONTROLS, SECTION_CONTROLS } from './form/section-fields'
import { HOME_KEY } from './kept-draft'
import type { HomeDraft, HomeFacts } from './use-home'

const OFFERED_MS = 15_000

interface Props {
  editing: HomeDraft
  facts: HomeFacts
  isDisabled: boolean
}

export function SectionsList({ editing, facts, isDisabled }: Props) {
  const { home: texts } = useDeskTexts()
  const { draft, sections, put, undo } = editing
  const [open, setOpen] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const latest = useRef(undo)
  latest.current = undo
  const nameOf = useNames(facts)
  const scheduleOf = useScheduleText()
  const change = (id: string, next: HomeSection) =>
    put(sections.map((one) => (one.id === id ? next : one)))
  const remove = (section: HomeSection) => {
    put(sections.filter(({ id }) => id !== section.id))
    list.current?.focus()
    toast(fill(texts.removed, { name: nameOf(section) }), {
      duration: OFFERED_MS,
      action: { label: texts.undo, onClick: () => latest.current?.() },
    })
  }
  const whole = draft.errorOf(HOME_KEY, texts.list)
  return (
    <Card title={texts.list}>
      <div ref={list} tabIndex={-1} className="outline-none">
        <Sortable
          label={texts.list}
          items={sections}
          keyOf={({ id }) => id}
          onMove={put}
          words={texts}
          nameOf={nameOf}
          isDisabled={isDisabled}
        >
          {(section, at) => (
            <div>
              <div className="flex items-center gap-2">
                <Checkbox
                  aria-label={fill(texts.on, { name: nameOf(section) })}
                  isSelected={section.on}
                  isDisabled={isDisabled}
                  onChange={(on) => change(section.id, { ...section, on })}
                />
                <button
                  type="button"
                  aria-expanded={open === section.id}
                  onClick={() => setOpen(open === section.id ? undefined : section.id)}
                  className="min-h-11 min-w-0 grow text-left hover:underline"
                >
                  <span className="block wrap-anywhere font-medium">{nameOf(section)}</span>
                  <span className="block text-muted text-sm">
                    {[texts.kinds[section.kind], ...scheduleOf(section)].join(' · ')}
                  </span>
                </button>
                {!isDisabled && (
                  <IconButton
                    icon="bin"
                    label={fill(texts.remove, { name: nameOf(section) })}
                    onPress={() => remove(section)}
                  />
                )}
              </div>
              {(open === section.id || isWrong(draft.wrong, at)) && (
                <SectionForm
                  section={section}
                  path={`${HOME_KEY}.${at}`}
                  onChange={(next) => change(section.id, next)}
                  {...{ draft, facts, isDisabled }}
                />
              )}
            </div>
          )}
        </Sortable>
      </div>
      <Problem text={whole} />
      {!isDisabled && (
        <AddSection
          onAdd={(kind) => {
            const fresh = freshSection(kind, sections)
            // Slides open a page; anything else continues it.
            put(kind === 'hero' ? [fresh, ...sections] : [...sections, fresh])
            setOpen(fresh.id)
          }}
        />
      )}
    </Card>
  )
}

const isWrong = (wrong: readonly string[], at: number) =>
  wrong.some((path) => path.startsWith(`${HOME_KEY}.${at}.`))

function AddSection({ onAdd }: { onAdd(kind: SectionKind): void }) {
  const { home: texts } = useDeskTexts()
  const [kind, setKind] = useState<SectionKind>('products')
  const kinds = Object.entries(texts.kinds).map(([id, text]) => ({ id: id as SectionKind, text }))
  return (
    <div className="mt-4 flex flex-wrap items-end gap-2">
      <div className="w-52">
        <Select label={texts.kind} value={kind} options={kinds} onChange={(one) => setKind(one)} />
      </div>
      <Button icon="plus" onPress={() => onAdd(kind)}>
        {texts.add}
      </Button>
    </div>
  )
}

/** Returns a function that names a section by its title, else by its kind. */
function useNames({ languages, shipped }: HomeFacts) {
  const { kinds } = useDeskTexts().home
  const sayOf = ({ as, ...own }: SectionWords) =>
    languages.flatMap((language) => own[language] ?? [])[0] ?? (as && shipped[as])
  return (section: HomeSection) => {
    const title = 'title' in section ? section.title : undefined
    const words = section.kind === 'hero' ? section.slides[0]?.label : title
    return (words && sayOf(words)) || kinds[section.kind]
  }
}

/** Returns a function that tells whether and when a section shows; nothing where it always does. */
function useScheduleText() {
  const { off, planned, over, ending } = useDeskTexts().home
  const dates = useDates()
  return ({ on, from, until }: HomeSection) => {
    const now = Date.now()
    if (!on) return [off]
    if (until && Date.parse(until) <= now) return [fill(over, { when: dates.moment(until) })]
    return [
      ...(from && Date.parse(from) > now ? [fill(planned, { when: dates.moment(from) })] : []),
      ...(until ? [fill(ending, { when: dates.moment(until) })] : []),
    ]
  }
}

interface SectionFormProps {
  section: HomeSection
  /** Path of the section in the settings, for errors. */
  path: string
  onChange(section: HomeSection): void
  draft: Draft
  facts: HomeFacts
  isDisabled: boolean
}

const SectionForm = ({ section, onChange, ...props }: SectionFormProps) => (
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
