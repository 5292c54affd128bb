/** The number on an icon of the header; nothing for zero. */
export const CountBadge = ({ count }: { count: number }) =>
  count > 0 && (
    <span data-badge className="badge">
      {count > 99 ? '99+' : count}
    </span>
  )
