import { SESSION_CHANGED, SESSION_KEY } from '../../identity/has-session'

/** A kept click checks its button this often, in milliseconds, and this many times. */
const EVERY_MS = 50
const LOOKS = 1200

/**
 * The script that cannot wait for the others, because the page is the same for everybody and may be
 * used at once. It marks the document of a signed-in visitor (`data-session`) and of an empty cart
 * (`data-empty`) before the first paint, and keeps the first click on a card's or a product's button,
 * and on that of a form which needs scripts (`data-late`), until React has taken the button over (its
 * properties then stand on the element), which shows as `aria-busy`. What close-on-back.ts puts into `onpopstate` is heard
 * before the router; its second entry of a page, which nothing open stands for after a reload, is
 * left.
 */
export const EARLY_SCRIPT = `(()=>{
const on=(events,act)=>events.split(' ').map((event)=>addEventListener(event,act,true))
const set=(name,is)=>document.documentElement.toggleAttribute('data-'+name,is)
const mark=()=>{try{
set('session',/${SESSION_KEY}/.test(Object.keys(localStorage)))
set('empty',!/\\d/.test(localStorage.cart))
}catch{}}
onpopstate=()=>{}
if(history.state?.twice)history.back()
mark()
on('storage pageshow ${SESSION_CHANGED}',mark)
on('click submit',(event)=>{
const {type,target}=event
const button=type=='click'?target.closest?.('.card-add,.card-icon,.product .button'):'late' in target.dataset&&event.submitter
const alive=()=>/__reactProps/.test(Object.keys(button))
if(!button||alive())return
event.stopPropagation()
if(type=='submit')event.preventDefault()
if(button.ariaBusy)return
button.ariaBusy='true'
let looks=${LOOKS}
const turn=setInterval(()=>{
const ready=alive()
if(!ready&&--looks)return
clearInterval(turn)
button.ariaBusy=null
if(ready)button.click()
},${EVERY_MS})
})
})()`
  .replace(/(?<=[{;,])\n|\n(?=})/g, '')
  .replaceAll('\n', ';')
