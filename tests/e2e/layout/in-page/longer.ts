/**
 * Makes every word of the page 40% longer, in place: about what a wordy language makes of English.
 * Names, figures, prices and addresses are no words. Options and placeholders are left alone: the
 * browser draws them and cuts them itself.
 */
export function lengthen() {
  const longer = (word: string) => word + word.slice(0, Math.ceil(word.length * 0.4))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style, noscript, option, textarea'))
      node.nodeValue = (node.nodeValue ?? '').replace(
        /(?<![\w@.$-])(?!Exclusive)\p{L}{3,}(?![\w@.])/gu,
        longer,
      )
}
