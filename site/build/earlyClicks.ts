// The inline script of documents whose app loads with the page (`hydratesOnLoad`): their forms and buttons do nothing without it.

/**
 * Keeps the clicks and the submissions of forms without a URL to post to, until the bootstrap has run, which may be late, blocked or broken:
 * the browser would do nothing. The elements show that they wait; after 8 s a message says that it takes longer than usual, and offers to load the page again.
 * When the bootstrap has run, each is repeated once, and the bootstrap keeps it until the app is ready. If the bootstrap could not be loaded, or failed
 * before its end, where it removes `data-waiting`, a message says so, below the element, and offers to load the page again. The email address is kept in the entry of the browser's history,
 * from which the bootstrap fills it in (`typedTextOfEntry`). The password is not kept.
 */
export const keepEarlyClicks = `{
const doc=document,clicks=new Map,emailField=()=>doc.querySelector("main [name=email]")
let hasFailed,timer
const say=(index,at)=>{
const region=doc.querySelector("[data-notice]"),text=doc.querySelector("#notices")?.content.children[index]
if(!text)return
region.replaceChildren(text.cloneNode(true))
region.togglePopover(!!at)
if(!at)return
const {left,bottom}=at.getBoundingClientRect()
region.style.top=bottom+scrollY+8+"px"
region.style.left=Math.max(8,Math.min(left,innerWidth-region.offsetWidth-8))+"px"
for(const button of region.querySelectorAll("button"))button.onclick=()=>{
history.replaceState({words:{email:emailField()?.value}},"")
location.reload()
}
}
const keep=event=>{
const {target,submitter,type}=event,isSubmit=type=="submit",element=isSubmit?target.method=="dialog"&&target:target.closest("button[data-intent]")
if(!element)return
event.preventDefault()
event.stopPropagation()
const busyElement=submitter??element
if(hasFailed)return say(2,busyElement)
if(clicks.has(element))return
clicks.set(element,{busyElement,replay:()=>isSubmit?target.requestSubmit(submitter):element.click()})
say(0)
busyElement.dataset.busy=doc.querySelector("[data-notice]").textContent
busyElement.ariaBusy="true"
timer??=setTimeout(()=>say(1,busyElement),8000)
}
const end=({target,type})=>{
if(!target.matches?.("script[data-files]"))return
hasFailed=type=="error"||"waiting" in doc.documentElement.dataset
clearTimeout(timer)
if(!hasFailed)for(const name of ["click","submit"])doc.removeEventListener(name,keep,true)
else if(emailField()&&history.state?.words?.email)emailField().value||=history.state.words.email
for(const {busyElement,replay} of clicks.values()){
delete busyElement.dataset.busy
busyElement.ariaBusy=null
if(hasFailed)say(2,busyElement)
else replay()
}
clicks.clear()
}
for(const name of ["click","submit"])doc.addEventListener(name,keep,true)
for(const name of ["load","error"])doc.addEventListener(name,end,true)
}`;
