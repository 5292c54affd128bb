/** False where the browser has no clipboard for the page, as without https: it is there to mark. */
export const copyText = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
