import { inLanguage } from '../../texts/language'
import { useLanguage } from '../../texts/texts'
import type { EmptyHome } from '../list/load-home.server'

/** The styles of sections that the demo does not have: in the shared sheet every page would pay. */
const STYLES = `
.own-top{margin-inline:-1rem}
.own-picture{height:auto;max-width:100%;object-fit:cover}
.hero-slide .own-picture{width:100%;height:11rem;margin:.75rem 0 3.25rem;object-fit:cover;border-radius:4px}
.hero-text:only-child{padding-bottom:3.25rem}
.music-banner .own-picture{width:100%;margin:1.5rem 0;border-radius:4px}
.music-banner-text:only-child{padding-bottom:2rem}
.collage li .own-picture{object-fit:cover}
.own-grid{grid-template:none;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr))}
.own-grid li:nth-child(n){grid-area:auto;min-height:17.75rem}
.own-text,.own-quotes,.own-blurbs{margin-top:2.5rem}
.own-text{max-width:48rem}
.home-section .own-blurbs:first-child{margin-top:0}
.own-quotes,.own-blurbs{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr))}
.own-quotes figure{display:grid;gap:.75rem;border-inline-start:4px solid var(--color-line);padding-inline-start:1rem}
.own-quotes blockquote{overflow-wrap:anywhere}
.own-empty{display:grid;gap:1.5rem;place-items:center;min-height:50vh;align-content:center;text-align:center}
@media(width>=40rem){.hero-slide .own-picture{width:50%;height:21.5rem;margin:0}}
@media(width>=64rem){.own-top{margin:0;padding-top:2.5rem}}
`

interface Props {
  /** Set where no section shows. */
  empty?: EmptyHome
  title: string
}

/** What a page of one's own sections needs besides them. */
export function OwnParts({ empty, title }: Props) {
  const language = useLanguage()
  return (
    <>
      <style>{STYLES}</style>
      {empty && (
        <div className="own-empty">
          <p className="font-heading text-3xl font-semibold md:text-4xl">{title}</p>
          {empty.text && <p>{empty.text}</p>}
          {empty.all && (
            <a href={inLanguage(language, '/shop')} className="button">
              {empty.all}
            </a>
          )}
        </div>
      )}
    </>
  )
}
