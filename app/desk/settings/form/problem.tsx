/** The problem of a setting with several fields; the form scrolls to `data-problem`. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="alert" tabIndex={-1} data-problem="" className="mt-1 text-bad text-sm outline-none">
      {text}
    </p>
  )
