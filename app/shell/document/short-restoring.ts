/** How React Router's script begins that scrolls a reloaded page to where it was. */
export const RESTORING = '((storageKey, restoreKey) =>'

/** The same function in half of its bytes, which every page has in it. */
export const SHORT_RESTORING =
  "((store,page)=>{try{let {state}=history;if(!state?.key)history.replaceState(state={key:Math.random().toString(32).slice(2)},'');const y=JSON.parse(sessionStorage.getItem(store)||'{}')[page||state.key];if(y>=0)scrollTo(0,y)}catch{sessionStorage.removeItem(store)}})"
