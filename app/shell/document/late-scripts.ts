/** The longest that scripts wait, in milliseconds, whatever has been painted. */
const LONGEST_WAIT_MS = 1000

/**
 * Starts the scripts after the first pictures, which need the bandwidth; at once in a background
 * tab, which paints nothing. They run once the whole style sheet is there, for they add to the page
 * what it had no rules for.
 */
export const LATE_SCRIPTS_START = `(()=>{
let started=false
const start=()=>{
if(started)return
started=true
const styles=document.querySelector('link[rel=later-styles]')
const styled=new Promise((done)=>styles?styles.onload=styles.onerror=done:done())
if(styles)styles.rel='stylesheet'
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload'
const script=document.createElement('script')
script.type='module'
script.textContent=document.querySelector('script[type=later]').textContent
styled.then(()=>document.head.append(script))
}
if(document.hidden)return start()
setTimeout(start,${LONGEST_WAIT_MS})
const loaded=[...document.querySelectorAll('img[fetchpriority=high]')].map((picture)=>picture.complete||new Promise((done)=>picture.onload=picture.onerror=done))
new PerformanceObserver((entries)=>{
if(entries.getEntriesByName('first-contentful-paint')[0])Promise.all(loaded).then(()=>requestAnimationFrame(()=>setTimeout(start)))
}).observe({type:'paint',buffered:true})
})()`
  .replace(/(?<=[{;,])\n|\n(?=})/g, '')
  .replaceAll('\n', ';')
