import { useState } from 'react'
import { deskFetch } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useChange } from '../client/use-data'
import { Confirm } from '../kit/confirm'
import { Checkbox } from '../kit/fields/checkbox'

export function ApplyDialog({ id, close }: { id: string; close(): void }) {
  const { imports } = useDeskTexts()
  const [replace, setReplace] = useState(false)
  const [sure, setSure] = useState(false)
  const [setStock, setSetStock] = useState(false)
  const apply = useChange(
    () => deskFetch('POST', `/imports/${id}/apply`, { replace, sure: replace && sure, setStock }),
    ['/imports', '/products', '/categories'],
    { onSuccess: close },
  )
  return (
    <Confirm
      isOpen
      title={imports.applyTitle}
      text={imports.applyText}
      action={imports.apply}
      bad={replace}
      busy={apply.isPending}
      error={apply.error}
      onClose={close}
      onConfirm={() => apply.mutate(undefined)}
    >
      <div className="mb-4 flex flex-col gap-1">
        <Checkbox isSelected={setStock} onChange={setSetStock}>
          {imports.setStock}
        </Checkbox>
        <Checkbox isSelected={replace} onChange={setReplace}>
          {imports.replace}
        </Checkbox>
        {replace && (
          <div className="pl-7">
            <p className="text-muted text-sm">{imports.replaceHint}</p>
            <Checkbox isSelected={sure} onChange={setSure}>
              {imports.sure}
            </Checkbox>
          </div>
        )}
      </div>
    </Confirm>
  )
}
