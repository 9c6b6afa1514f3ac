/* The page for addresses that are not there. It carries its styles: a server shows it for /a/b/c too, where nothing beside it is found. */
const twice = (address, words, rest) => `<span class="afar"><a${rest} href="/${address === 'index.html' ? '' : address}">${words}</a></span><span class="beside"><a${rest} href="${address}">${words}</a></span>`;
const mark = '<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="14" fill="var(--tomato-sign)" stroke="var(--butter)" stroke-width="2.5"/><text x="16" y="22" text-anchor="middle" font-size="20" fill="var(--on-board)" style="font-family: var(--sign)" data-slot="brand.sign">;</text></svg>';
const brand = `<span class="logo" data-slot-photo="brand.logo">${mark}</span><span data-slot="brand.name">Semicolon Hall</span>`;
const crate = '<svg class="crate" viewBox="0 0 260 150" aria-hidden="true"><g fill="var(--plank)" stroke="var(--line)" stroke-width="2.5" stroke-linejoin="round"><path d="M14 40h232v100H14z" fill="var(--plank-dark)"/><path d="M4 36h252v30H4zM4 72h252v30H4zM4 108h252v30H4z"/><path d="M12 30h14v112H12zM234 30h14v112h-14z" fill="var(--plank-dark)"/><path d="M206 32q14-18 26-4t24-8" fill="none"/></g></svg>';

export const lost = () => `<!doctype html>
<html lang="en" data-slot-attr="lang:page.language">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title data-slot="lost.page-title">Not found | Semicolon Hall</title>
  <meta name="description" data-slot-attr="content:lost.description" content="There is no page at this address. From here you get back into the hall, to all goods, or to the porter.">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" data-slot-attr="href:page.icon" href="assets/img/favicon.svg" type="image/svg+xml">
  <style data-look>
</style>
  <style>
    @font-face { font-family: "Lily Script One"; src: url("assets/fonts/lily-script-one.woff2") format("woff2"); font-display: swap; }
    @font-face { font-family: "Cabin"; src: url("assets/fonts/cabin-variable.woff2") format("woff2"); font-weight: 400 700; font-display: swap; }
    @font-face { font-family: "Lilita One"; src: url("assets/fonts/lilita-one.woff2") format("woff2"); font-display: swap; }
    @font-face { font-family: "Figtree"; src: url("assets/fonts/figtree-variable.woff2") format("woff2"); font-weight: 300 900; font-display: swap; }
    *, *::before, *::after { box-sizing: border-box; }
    body { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 var(--text); overflow-wrap: break-word; }
    h1, p { margin: 0; }
    a { color: inherit; }
    :focus-visible { outline: 3px solid var(--tomato); outline-offset: 3px; border-radius: 3px; }
    header { padding: 0.75rem max(1rem, 50% - 42rem); background: var(--board); color: var(--on-board); }
    header :focus-visible { outline-color: var(--butter); }
    header a { display: inline-flex; gap: 0.6rem; align-items: center; min-height: 2.5rem; font: 1.55rem/1.1 var(--sign); text-decoration: none; }
    header svg { display: block; width: 2rem; height: 2rem; }
    .logo:has(> .photo) > svg { display: none; }
    .logo .photo { display: block; max-width: 9rem; height: 2.25rem; object-fit: contain; }
    .awning { height: 3.4rem; background: linear-gradient(#fff3, transparent 35%, #0002), repeating-linear-gradient(90deg, var(--tomato-sign) 0 2rem, var(--cream) 2rem 4rem); mask: linear-gradient(var(--line) 0 0) top / 100% calc(100% - 1rem) no-repeat, radial-gradient(circle at 50% 0, var(--line) calc(1rem - 0.5px), transparent 1rem) bottom left / 2rem 1rem repeat-x; }
    main { flex: 1; display: grid; align-content: center; justify-items: center; gap: 1.25rem; padding: 2rem 1rem; text-align: center; }
    h1 { font: 400 clamp(2.6rem, 1.2rem + 4.6vw, 4.9rem)/1 var(--sign); text-wrap: balance; }
    .crate { width: min(100%, 17rem); }
    .words { max-width: 34rem; }
    .ways { display: flex; flex-wrap: wrap; gap: 0.75rem; justify-content: center; }
    .button { display: inline-flex; align-items: center; min-height: 3rem; padding: 0.5rem 1.25rem; border: 2px solid var(--line); border-radius: var(--corner); background: var(--butter); box-shadow: 0 4px 0 var(--line); color: var(--on-butter); font-weight: 700; text-decoration: none; }
    .button:hover { text-decoration: underline; }
    .plain { background: var(--cream); }
    footer { padding: 1.5rem 1rem; border-top: 4px solid var(--line); background: var(--foot); text-align: center; }
    footer a { display: inline-block; padding: 0.25rem 0; }
    .beside { display: none; }
    .afar { display: contents; }
  </style>
  <link rel="stylesheet" href="assets/beside.css">
</head>
<body>
  <header>${twice('index.html', brand, '')}</header>
  <div class="awning"></div>
  <main id="main">
    <h1 data-slot="lost.title">Nothing lies here</h1>
    ${crate}
    <p class="words" data-slot="lost.words">There is no page at this address. It may have been moved to another counter, or sold out for good.</p>
    <p class="ways">${twice('index.html', 'The hall', ' class="button" data-slot="nav.home"')}${twice('market.html', 'All goods', ' class="button plain" data-slot="nav.market"')}</p>
  </main>
  <footer><p>${twice('contact.html', 'Write to the porter', ' data-slot="nav.contact"')}</p></footer>
</body>
</html>
`;
