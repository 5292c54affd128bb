import { OTHER_LANGUAGES } from '../../business'

/** The script that adds the way back to every link to the login, when it is about to be followed. */
export const LOGIN_LINKS =
  `['pointerover','focusin','click'].map((event)=>addEventListener(event,({target})=>{
const link=target.closest?.('a')
if(!link||link.origin!=origin||!/\\/(login|signup)$/.test(link.pathname))return
const {pathname,search}=location
const here=pathname.replace(/^\\/(${OTHER_LANGUAGES.join('|')})(?=\\/|$)/,'')||'/'
const back=/^\\/(login|signup|reset-password)$/.test(here)?new URLSearchParams(search).get('return'):/^\\/orders/.test(here)?'':here+search
link.search=back?'?return='+encodeURIComponent(back):''
},true))`
    .replace(/(?<=[{;,])\n|\n(?=})/g, '')
    .replaceAll('\n', ';')
