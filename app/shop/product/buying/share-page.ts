import { fill } from '../../../texts/fill'
import { toast } from '../../../ui/toast'

/** Shares the page by the device's own means, else copies the address and says so. */
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

/** Returns true also when the visitor closed the device's dialog. Most computers offer none. */
const shared = async (page: ShareData) => {
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return (error as Error).name === 'AbortError'
  }
}

const copy = async (text: string) => navigator.clipboard.writeText(text)
