/** Words 40% longer, as in other languages; not in options, which the browser cuts itself. */
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
