interface Props extends React.ComponentProps<'p'> {
  boxed?: boolean
}

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
