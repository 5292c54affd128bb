/** Keeps a letter and the word that a hyphen joins to it, as in 'e-mail', on one line. */
export const UnbrokenText = ({ children }: { children: string }) =>
  children.split(/(\b\p{L}-\p{L}+)/u).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
