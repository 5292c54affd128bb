/** Keeps each word of a product's name in one line: none breaks at its hyphen. */
export const wholeWords = (name: string) =>
  name.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words keep their place
      <span key={at} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  )
