/** How long a form that was submitted early waits for its code, in tenths of a second. */
const patience = 50;

/**
 * Runs in the document before its markup, so that a form can be submitted before its code is there: the submit is held, and
 * repeated once the fragment around the form is hydrated. When the code fails or is late, the browser sends the form
 * itself; while offline it keeps waiting. It is dropped when the shopper leaves the form's page.
 */
export const earlyFormScript = `addEventListener("submit",e=>{
let f=e.target,p=f.closest("[data-remote]"),d=document.documentElement.dataset,n=${patience},part=()=>!p||"ready"in p.dataset
if("live"in d&&part())return
e.preventDefault()
if(f.ariaBusy)return
f.ariaBusy=!0
let t=setInterval(()=>{
let here=f.isConnected,live=d.hydrated&&part()
if(here&&!live&&(--n>0||!navigator.onLine))return
clearInterval(t)
f.ariaBusy=null
if(!here){if(!p?.isConnected)return
p.append(f)}
here&&live?f.requestSubmit(e.submitter):HTMLFormElement.prototype.submit.call(f)
},100)
},true)`;
