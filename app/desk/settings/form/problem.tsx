/** What is wrong with a setting of several fields; `data-problem` is where the form leads to. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text && (
    <p role="alert" tabIndex={-1} data-problem="" className="mt-1 text-bad text-sm outline-none">
      {text}
    </p>
  )
