import { fill } from '../../../texts/fill'
import { toast } from '../../../ui/toast'

/** By what the device offers for it, else the address is copied, which a toast says. */
export async function sharePage(
  title: string,
  texts: { linkCopied: string; linkNotCopied: string },
) {
  const variant = new URLSearchParams(location.search).get('variant')
  const url = location.origin + location.pathname + (variant ? `?variant=${variant}` : '')
  if (await shared({ title, url })) return
  await copy(url).then(
    () => toast(texts.linkCopied),
    () => toast(fill(texts.linkNotCopied, { url })),
  )
}

/** Also true when the visitor closed what was offered. Most computers offer nothing. */
const shared = async (page: ShareData) => {
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return (error as Error).name === 'AbortError'
  }
}

const copy = async (text: string) => navigator.clipboard.writeText(text)
