import { useState } from 'react'
import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'
import { Field } from '../../ui/forms/field'
import { missingIn, type PasswordPolicy, type Requirement } from '../password-policy'

interface Props {
  name: 'password' | 'newPassword'
  label: string
  error?: string
  /** The policy's requirements are listed under the field from the start. */
  policy?: PasswordPolicy
}

export function PasswordField({ name, label, error, policy }: Props) {
  const t = useTexts('identity')
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <Field
      look="line"
      name={name}
      label={label}
      error={error}
      type={shown ? 'text' : 'password'}
      autoComplete={name === 'newPassword' ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      onInput={(event) => setTyped(event.currentTarget.value)}
      hint={policy && <Requirements policy={policy} typed={typed} />}
      end={
        <button
          type="button"
          className="needs-js inline-flex size-11 shrink-0 items-center justify-center rounded text-muted hover:text-ink"
          aria-label={shown ? t.hidePassword : t.showPassword}
          title={shown ? t.hidePassword : t.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Eye crossed={shown} />
        </button>
      }
    />
  )
}

function Requirements({ policy, typed }: { policy: PasswordPolicy; typed: string }) {
  const t = useTexts('identity').policy
  const missing = missingIn(typed, policy)
  const asked: [Requirement, string][] = [
    ['minLength', fill(t.minLength, { count: policy.minLength })],
    ...(policy.maxLength
      ? [['maxLength', fill(t.maxLength, { count: policy.maxLength })] as [Requirement, string]]
      : []),
    ...(['lowercase', 'uppercase', 'numeric', 'symbol'] as const)
      .filter((requirement) => policy[requirement])
      .map((requirement) => [requirement, t[requirement]] as [Requirement, string]),
  ]
  return (
    <div className="flex flex-wrap gap-x-1">
      <span>{t.title}</span>
      <ul className="requirements flex flex-wrap gap-x-4">
        {asked.map(([requirement, text]) => (
          <li key={requirement} data-met={typed !== '' && !missing.includes(requirement)}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Eye = ({ crossed }: { crossed: boolean }) => (
  <svg
    aria-hidden="true"
    width={22}
    height={22}
    viewBox="0 0 24 24"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
  >
    <path d="M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7Z" />
    <circle cx={12} cy={12} r={3} />
    {crossed && <path d="m4 4 16 16" />}
  </svg>
)
