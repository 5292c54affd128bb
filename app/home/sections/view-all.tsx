import { inLanguage } from '../../texts/language'
import { useLanguage } from '../../texts/texts'

interface Props {
  label: string
  inHead?: boolean
}

export function ViewAll({ label, inHead }: Props) {
  const link = (
    <a href={inLanguage(useLanguage(), '/shop')} className="button button-outline">
      {label}
    </a>
  )
  return inHead ? link : <p className="mt-14 text-center">{link}</p>
}
