/** How long an early submit waits for the form's code, in tenths of a second. */
const patience = 50;

/**
 * Runs in the document before its markup, so that a form can be submitted before its code is loaded: the submit is held, and repeated
 * once the surrounding fragment is hydrated. If the code fails or is late, the browser sends the form as soon as the shop responds,
 * because the browser's error page would discard the input. The submit is dropped when the shopper leaves the page. `successor` is the
 * form that React rendered instead.
 */
export const earlyFormScript = `addEventListener("submit",e=>{
let f=e.target,s=e.submitter,p=f.closest("[data-remote]"),d=document.documentElement.dataset,n=${patience},asked,ok,moved,part=()=>!p||"ready"in p.dataset
if("live"in d&&part())return
e.preventDefault()
if(f.ariaBusy)return
f.ariaBusy=!0
let t=setInterval(()=>{
f=f.successor||f
s=s?.successor||s
if(p&&!p.isConnected)moved=1,p=document.querySelector(\`[data-module=\${p.dataset.module}]\`)||p
let here=f.isConnected,live=here&&d.hydrated&&part()
if(!live&&!ok&&(here||p?.isConnected)){
if((here||moved)&&--n>0||asked)return
asked=1
return fetch("/service-worker.js",{method:"HEAD",cache:"no-store"}).then(()=>ok=1,()=>setTimeout(()=>asked=0,3e3))
}
clearInterval(t)
f.ariaBusy=null
if(!here){if(!p?.isConnected)return
p.append(f)}
live?f.requestSubmit(s?.form==f?s:null):HTMLFormElement.prototype.submit.call(f)
},100)
},true)`;
