interface Props {
  /** The small red line. */
  label: string
  /** The heading under it; without one the label is the heading. */
  title?: string
  /** For `aria-labelledby` of the section. */
  id?: string
  /** Beside the heading: a countdown. */
  children?: React.ReactNode
}

/** The head of a section: a red block with its label, under it the heading. */
export function SectionHead({ label, title, id, children }: Props) {
  const Label = title ? 'p' : 'h2'
  return (
    <div className="grid gap-5">
      <Label
        id={title ? undefined : id}
        className="flex items-center gap-4 font-heading font-semibold text-red-text before:h-10 before:w-5 before:rounded before:bg-red"
      >
        {label}
      </Label>
      {title && (
        <div className="flex flex-wrap items-end gap-x-20 gap-y-4">
          <h2 id={id} className="font-heading text-3xl font-semibold tracking-wide md:text-4xl">
            {title}
          </h2>
          {children}
        </div>
      )}
    </div>
  )
}
