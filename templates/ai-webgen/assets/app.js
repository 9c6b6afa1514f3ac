(function(){var e=e=>JSON.parse(document.getElementById(e).textContent),t=e=>/^\S+@\S+\.\S+$/.test(e),n=e=>t=>t?``:e,r=e=>n=>t(n)?``:n?e.emailShape:e.email,i={"waiting-list":e=>({email:r(e)}),contact:e=>({name:n(e.name),email:r(e),message:n(e.message)})};function a(t){let n=t.dataset.checks,r=e(`${n}-words`),a=i[n](r),s=t.querySelector(`[role="status"]`);t.noValidate=!0;function c(e){let n=t.elements[e],r=a[e](n.value.trim());return n.setAttribute(`aria-invalid`,String(r!==``)),document.getElementById(`${e}-error`).textContent=r,r===``}for(let e of Object.keys(a))t.elements[e].addEventListener(`input`,()=>{t.elements[e].getAttribute(`aria-invalid`)===`true`&&c(e)});t.addEventListener(`submit`,async e=>{e.preventDefault();let n=Object.keys(a).filter(e=>!c(e));n.length>0?(s.textContent=``,t.elements[n[0]].focus()):(s.textContent=`Sending...`,s.textContent=await o(t,r))})}async function o(e,{sendTo:t,thanks:n}){if(!t&&!/^https?:$/.test(location.protocol))return`Nothing was sent: no backend is plugged in yet. README.md says where one goes.`;let r=new FormData(e);try{let i=t?await fetch(t,{method:`POST`,headers:{"Content-Type":`application/json`},body:JSON.stringify(Object.fromEntries(r))}):await fetch(location.href,{method:`POST`,body:new URLSearchParams(r)});if([404,405,501].includes(i.status))return`Nothing was sent: this address has no inbox yet. README.md says how it gets one.`;if(!i.ok)throw Error(String(i.status));return e.reset(),n}catch{return`It could not be sent just now. What you typed is still here: try again in a moment.`}}function s(e){let t=document.getElementById(e.dataset.measure),n=e.querySelector(`[data-value]`);new ResizeObserver(()=>{let r=Math.round(t.getBoundingClientRect().width);e.style.width=`${r}px`,n.textContent=r}).observe(t)}var c=(e,t)=>e.querySelector(`[data-slot="${t}"]`).textContent.trim(),l=(e,t)=>[...e.querySelectorAll(`[data-slot-list="${t}"] > li`)].map(e=>[c(e,`name`),c(e,`value`)]),u=e=>m(e,`trade`,e=>({name:c(e,`name`),verb:c(e,`verb`),thing:c(e,`thing`),place:c(e,`place`),offer:l(e,`offer`),hours:l(e,`hours`),question:[c(e,`question`),c(e,`answer`)]})),d=e=>m(e,`tone`,e=>Object.fromEntries([`headline`,`lead`,`about`,`action`].map(t=>[t,c(e,t)]))),f=e=>({titles:Object.fromEntries([...e.querySelectorAll(`[name="part"]`)].map(e=>[e.value,e.parentElement.textContent.trim()])),contact:c(e,`rules.contact`),fields:[...e.querySelectorAll(`[data-contact-fields] > li`)].map(e=>e.textContent.trim())}),p=(e,t)=>e.replace(/\{(\w+)\}/g,(e,n)=>String(t[n]??e));function m(e,t,n){let r=[...e.querySelectorAll(`[data-${t}]`)];return Object.fromEntries(r.map(e=>[e.dataset[t],n(e)]))}function h(t){let{model:n}=e(`waiting-list-words`),r={trades:u(t),tones:d(t),parts:f(t),town:t.querySelector(`[name="town"]`).defaultValue};return{nameOf:e=>g(r.trades,e).name,async draft(e){if(!n)return _(e,r);let t=await fetch(n,{method:`POST`,headers:{"Content-Type":`application/json`},body:JSON.stringify(e)});if(!t.ok)throw Error(`The model answered ${t.status}.`);return t.json()}}}var g=(e,t)=>e[t]??Object.values(e)[0];function _(e,{trades:t,tones:n,parts:r,town:i}){let a=g(t,e.trade),o=g(n,e.tone),[[s,c]]=a.hours,l={...a,days:s,times:c,name:e.name.trim()||a.name,town:e.town.trim()||i},u=[`beside`,`below`,`wide`],d={offer:{rows:a.offer},about:{text:p(o.about,l)},hours:{rows:a.hours},questions:{title:a.question[0],text:a.question[1]},contact:{title:r.contact,fields:r.fields}},f=Object.keys(r.titles).filter(t=>e.parts.includes(t)),m=f.length>0?e.variant%f.length:0,h=e.variant===0?f:[...f.slice(m),...f.slice(0,m)];return{name:l.name,town:l.town,layout:u[e.variant%u.length],headline:p(o.headline,l),lead:p(o.lead,l),action:o.action,blocks:h.map(e=>({part:e,title:r.titles[e],...d[e]}))}}var v={"&":`&amp;`,"<":`&lt;`,">":`&gt;`,'"':`&quot;`},y=e=>String(e).replace(/[&<>"]/g,e=>v[e]);function b(e){return[`<div class="part drawn" data-part>
  <p class="flex justify-between gap-4 border-b border-line pb-2 font-bold"><span>${y(e.name)}</span><span class="note" aria-hidden="true">menu</span></p>
  <div class="${e.layout===`beside`?`grid gap-4 pt-5 sm:grid-cols-[3fr_2fr]`:`grid gap-4 pt-5`}">
    <div${e.layout===`wide`?` class="text-center"`:``}>
      <h3 class="text-piece font-semibold">${y(e.headline)}</h3>
      <p class="mt-2">${y(e.lead)}</p>
      <p class="mt-3 inline-block border-2 border-line px-3 py-1 font-bold">${y(e.action)}</p>
    </div>
    <div class="crossed min-h-28" aria-hidden="true"></div>
  </div>
</div>`,...e.blocks.map(x)].join(`
`)}function x(e){return`<div class="part drawn" data-part>
  <h3 class="text-piece font-semibold">${y(e.title)}</h3>
  ${S(e)}
</div>`}function S({rows:e,text:t,fields:n}){return e?`<ul class="mt-2">${e.map(([e,t])=>`<li class="flex justify-between gap-4 border-b border-dashed border-line py-1"><span>${y(e)}</span><span class="shrink-0">${y(t)}</span></li>`).join(``)}</ul>`:t?`<p class="mt-2 max-w-prose">${y(t)}</p>`:`<ul class="mt-2 grid gap-2">${n.map(e=>`<li class="border border-line px-2 py-1">${y(e)}</li>`).join(``)}</ul>`}function C(e){let t=e.blocks.map(e=>`  <section id="${e.part}">
    <h2>${y(e.title)}</h2>
${w(e)}
  </section>`);return`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${y(e.name)}, ${y(e.town)}</title>
  <style>
    body { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem; font: 1.1rem/1.6 Georgia, serif; color: #17324a; }
    h1 { font-size: clamp(2.2rem, 8vw, 4rem); line-height: 1.05;${e.layout===`wide`?` text-align: center;`:``} }
    section { padding-block: 1.5rem; border-top: 1px solid; }
    dl { display: grid; grid-template-columns: 1fr auto; gap: 0.3rem 1rem; }
    dd { margin: 0; }
    label, input { display: block; width: 100%; font: inherit; box-sizing: border-box; }
  </style>
</head>
<body>
  <header>
    <p><strong>${y(e.name)}</strong></p>
    <h1>${y(e.headline)}</h1>
    <p>${y(e.lead)}</p>
${e.blocks[0]?`    <p><a href="#${e.blocks[0].part}">${y(e.action)}</a></p>\n`:``}  </header>
${t.join(`
`)}
</body>
</html>
`}function w({rows:e,text:t,fields:n}){return e?`    <dl>
${e.map(([e,t])=>`      <dt>${y(e)}</dt><dd>${y(t)}</dd>`).join(`
`)}
    </dl>`:t?`    <p>${y(t)}</p>`:`    <form method="post">
${n.map((e,t)=>`      <p><label for="field-${t}">${y(e)}</label><input id="field-${t}" name="field-${t}" required></p>`).join(`
`)}
      <p><button>Send</button></p>
    </form>`}function T(e){let t=t=>e.querySelector(`[data-${t}]`),n=t(`brief`),{draft:r,nameOf:i}=h(e),a=[],o=null,s=0,c=0,l=()=>({trade:n.elements.trade.value,name:n.elements.name.value,town:n.elements.town.value,tone:n.elements.tone.value,parts:[...n.querySelectorAll(`[name="part"]:checked`)].map(({value:e})=>e),variant:Number(n.dataset.variant)});function u(e){for(let t of[`trade`,`name`,`town`,`tone`])n.elements[t].value=e[t];for(let t of n.querySelectorAll(`[name="part"]`))t.checked=e.parts.includes(t.value);n.dataset.variant=e.variant,n.elements.name.placeholder=i(e.trade)}async function d({remember:e=!0}={}){let n=l(),i=++s;t(`status`).textContent=`Drafting...`;try{let t=await r(n);if(i!==s)return;e&&o&&a.push(o),o=n,f(t)}catch(e){i===s&&(t(`status`).textContent=`${e.message} The last drawing is still here; try again.`)}t(`undo`).disabled=a.length===0}function f(e){t(`drawing`).innerHTML=b(e),t(`code`).textContent=C(e);for(let[e,n]of t(`drawing`).querySelectorAll(`[data-part]`).entries())n.style.setProperty(`--turn`,e);let n=e.blocks.length+1;t(`status`).textContent=`Rev. ${String.fromCharCode(65+a.length%26)}: ${e.name}, ${n} ${n===1?`part`:`parts`}.`,E(t(`drawing`))}n.addEventListener(`input`,e=>{e.target.name===`trade`&&(n.elements.name.placeholder=i(e.target.value)),clearTimeout(c),c=setTimeout(d,e.target.type===`text`?300:0)}),n.addEventListener(`submit`,e=>e.preventDefault()),t(`another`).addEventListener(`click`,()=>{n.dataset.variant=Number(n.dataset.variant)+1,d()}),t(`undo`).addEventListener(`click`,()=>{u(a.pop()),d({remember:!1}),a.length===0&&t(`another`).focus()});for(let n of e.querySelectorAll(`[name="view"]`))n.addEventListener(`change`,()=>{t(`drawing`).hidden=n.value!==`drawing`,t(`document`).hidden=n.value!==`code`});t(`copy`).addEventListener(`click`,async()=>{try{await navigator.clipboard.writeText(t(`code`).textContent),t(`status`).textContent=`Copied.`}catch{getSelection().selectAllChildren(t(`code`)),t(`status`).textContent=`Your browser keeps the clipboard to itself. It is selected: copy it by hand.`}}),t(`save`).addEventListener(`click`,()=>{let e=document.createElement(`a`);e.href=URL.createObjectURL(new Blob([t(`code`).textContent],{type:`text/html`})),e.download=`index.html`,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),1e3)});for(let e of document.querySelectorAll(`[data-short]`))e.addEventListener(`change`,()=>{n.elements[e.dataset.short].value=e.value,d()});n.dataset.variant=0,new ResizeObserver(()=>E(t(`drawing`))).observe(t(`drawing`)),t(`bench`).disabled=!1,o=l(),d({remember:!1})}function E(e){for(let t of e.querySelectorAll(`[data-part]`))t.dataset.height=Math.round(t.getBoundingClientRect().height)}document.querySelectorAll(`[data-measure]`).forEach(s),document.querySelectorAll(`[data-playground]`).forEach(T),document.querySelectorAll(`form[data-checks]`).forEach(a)})();