/** A parcel drawn in lines, which stands where a product has no picture. */
const PARCEL = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 72 72" fill="none" stroke="#8a8a8a" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 22 3 17V7l9-5 9 5v10zM3 7l9 5 9-5M12 12v10M7.5 4.5l9 5"/></svg>',
)}")`

/**
 * Styles of a merchant's own shop for what the demo never has: a product without a picture, one
 * slide alone, nothing to announce, longer words and more links. The demo does without their bytes.
 */
export const OWN_LOOKS = [
  `img:not([src]),img[src=""]{content:${PARCEL}}`,
  `.gallery-row:empty{min-height:16rem;border-radius:var(--radius);background:var(--color-tile) ${PARCEL} center/contain no-repeat}`,
  'aside:not(:has(a)){display:none}',
  '[data-all-fit]:not(:has([role=group]+[role=group]))>:not([data-row]) .needs-js{display:none}',
  'h1,h2,h3,.category-tile{overflow-wrap:anywhere;hyphens:auto;hyphenate-limit-chars:16 6 6}',
  '@media(width<768px) and (height>=480px){.buy-bar{grid-template-columns:minmax(max-content,1fr) auto minmax(0,auto)}}',
  '.department-menu a{overflow-wrap:anywhere}',
  '@media(width>=1024px){.search-form{flex-shrink:9}.main-menu{flex-shrink:1}.main-menu,.main-menu>ul{gap:0 min(1.6vw,2.5rem)}.main-menu>ul{flex-wrap:wrap}}',
].join('')
