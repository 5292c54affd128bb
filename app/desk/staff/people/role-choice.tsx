import { useDeskTexts } from '../../client/desk-texts'
import { Select } from '../../kit/fields/select'
import { ROLES, type Role } from '../../rights/rights'

interface Props<R extends Role> {
  value: R
  onChange(role: R): void
  roles?: readonly R[]
  label?: string
}

export function RoleChoice<R extends Role>({ value, onChange, roles, label }: Props<R>) {
  const { staff, frame } = useDeskTexts()
  const offered = roles ?? (ROLES as readonly Role[] as readonly R[])
  return (
    <Select
      label={label ?? staff.people.role}
      hint={staff.people.roles[value]}
      options={offered.map((id) => ({ id, text: frame.roles[id] }))}
      value={value}
      onChange={onChange}
    />
  )
}
