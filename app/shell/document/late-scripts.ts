/** What has not been drawn by then no longer holds the scripts back. */
const LONGEST_WAIT_MS = 1000

/*
 * Scripts are asked for once the page has been drawn with its first pictures: on a slow line they
 * would take the room of what the shopper is to see. Nothing is drawn of a page that was opened in
 * the background: its scripts start at once.
 */
const START = `(()=>{
let begun=false
const start=()=>{
if(begun)return
begun=true
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload'
const script=document.createElement('script')
script.type='module'
script.textContent=document.querySelector('script[type=later]').textContent
document.head.append(script)
}
if(document.hidden)return start()
setTimeout(start,${LONGEST_WAIT_MS})
const come=[...document.querySelectorAll('img[fetchpriority=high]')].map((picture)=>picture.complete||new Promise((done)=>picture.onload=picture.onerror=done))
new PerformanceObserver((seen)=>{
if(seen.getEntriesByName('first-contentful-paint')[0])Promise.all(come).then(()=>requestAnimationFrame(()=>setTimeout(start)))
}).observe({type:'paint',buffered:true})
})()`

const LATER = `<script>${START.replaceAll('\n', ';')}</script></body>`

/** A rendered document whose scripts wait for the first paint (docs/decisions/first-paint.md). */
export function withLateScripts(html: string) {
  const end = html.lastIndexOf('</body>')
  const held = html
    .slice(0, end)
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async="">', '<script type="later">')
  return held + LATER + html.slice(end + '</body>'.length)
}
