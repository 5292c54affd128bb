import { EMAIL } from '../../ui/forms/email'
import { Field } from '../../ui/forms/field'

interface Props {
  label: string
  error?: string
  /** `username` where an account is looked up, so that password managers find it. */
  autoComplete: 'username' | 'email'
  defaultValue?: string
}

export const EmailField = (props: Props) => (
  <Field
    {...EMAIL}
    {...props}
    look="line"
    name="email"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
  />
)
