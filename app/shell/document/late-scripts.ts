/** The longest that scripts wait, in milliseconds, whatever has been painted. */
const LONGEST_WAIT_MS = 1000

/** The wait before the page's own module is asked for again, in milliseconds; it doubles each time. */
const AGAIN_MS = 1000

/**
 * Starts the scripts after the first pictures, which need the bandwidth; at once in a background
 * tab, which paints nothing. They run once the whole style sheet is there, for they add to the page
 * what it had no rules for. A browser remembers that an address gave no module: it is asked for at
 * another.
 */
export const LATE_SCRIPTS_START = `(()=>{
let started
const all=(found)=>[...document.querySelectorAll(found)]
const loading=(element)=>new Promise((done)=>element.onload=element.onerror=done)
const start=()=>{
if(started)return
started=1
const sheets=all('link[rel=later-styles]').map((link)=>{
link.rel='stylesheet'
return loading(link)
})
for(const link of all('link[rel=later]'))link.rel='modulepreload'
const {src,textContent}=document.querySelector('script[type=later]')
const run=(wait,again)=>{
const script=document.createElement('script')
script.type='module'
if(src){
script.src=src+again
script.onerror=()=>setTimeout(run,wait,wait*2,again+'&')
}else script.textContent=textContent
document.head.append(script)
}
Promise.all(sheets).then(()=>run(${AGAIN_MS},''))
}
if(document.hidden)return start()
setTimeout(start,${LONGEST_WAIT_MS})
const pictures=all('img[fetchpriority=high]').map((picture)=>picture.complete||loading(picture))
new PerformanceObserver((entries)=>{
if(entries.getEntriesByName('first-contentful-paint')[0])Promise.all(pictures).then(()=>requestAnimationFrame(()=>setTimeout(start)))
}).observe({type:'paint',buffered:true})
})()`
  .replace(/(?<=[{;,])\n|\n(?=})/g, '')
  .replaceAll('\n', ';')
