interface Props extends React.ComponentProps<'p'> {
  /** A grey box around it. */
  boxed?: boolean
}

/** What concerns a whole form, above its fields. Nothing without a text. */
export function FormNotice({ boxed = true, children, ...paragraph }: Props) {
  if (!children) return null
  return (
    <p
      {...paragraph}
      role="alert"
      tabIndex={-1}
      className={boxed ? 'auth-notice text-red-text' : 'text-red-text'}
    >
      {children}
    </p>
  )
}
