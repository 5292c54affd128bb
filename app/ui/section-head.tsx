interface Props {
  label: string
  title?: string
  id?: string
  children?: React.ReactNode
}

export function SectionHead({ label, title, id, children }: Props) {
  const Label = title ? 'p' : 'h2'
  const heading = title && <h2 id={id}>{title}</h2>
  return (
    <div className="section-head">
      <Label
        id={title ? undefined : id}
        className={`section-mark ${title ? 'eyebrow' : 'text-2xl'}`}
      >
        {label}
      </Label>
      {heading && children ? (
        <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
          {heading}
          {children}
        </div>
      ) : (
        heading || children
      )}
    </div>
  )
}
