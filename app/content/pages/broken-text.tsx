import { problems } from '../../texts/en/problems'

interface Props {
  /** Lacks the words on pages in English, whose scripts have them. */
  texts: { broken?: typeof problems.broken }
}

/** Says that a page could not be shown, and loads it once more on a press. */
export const BrokenText = ({ texts: { broken = problems.broken } }: Props) => (
  <>
    <h1 className="font-heading text-3xl font-semibold">{broken.title}</h1>
    <p>{broken.text}</p>
    <p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {broken.retry}
      </button>
    </p>
  </>
)
