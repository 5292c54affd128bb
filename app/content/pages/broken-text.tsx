import { problems } from '../../texts/en/problems'

interface Props {
  /** Omitted on pages in English, whose words the scripts already have. */
  texts?: typeof problems.broken
}

/** Says that a page could not be shown, and loads it once more on a press. */
export const BrokenText = ({ texts = problems.broken }: Props) => (
  <>
    <h1 className="font-heading text-3xl font-semibold md:text-4xl">{texts.title}</h1>
    <p>{texts.text}</p>
    <p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {texts.retry}
      </button>
    </p>
  </>
)
