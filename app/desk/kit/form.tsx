import type { FormHTMLAttributes } from 'react'

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  onSubmit(): void
}

/** A form that loads no page when it is sent. */
export const Form = ({ onSubmit, ...form }: Props) => (
  <form
    {...form}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  />
)
