const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value) => String(value).replace(/[&<>"]/g, (letter) => escapes[letter]);

/** The page as a drawing: outlines, numbers in balloons, and places for measures. */
export function toDrawing(page) {
  const hero = `<div class="part drawn" data-part>
  <p class="flex justify-between gap-4 border-b border-line pb-2 font-bold"><span>${text(page.name)}</span><span class="note" aria-hidden="true">menu</span></p>
  <div class="${page.layout === 'beside' ? 'grid gap-4 pt-5 sm:grid-cols-[3fr_2fr]' : 'grid gap-4 pt-5'}">
    <div${page.layout === 'wide' ? ' class="text-center"' : ''}>
      <h3 class="text-piece font-semibold">${text(page.headline)}</h3>
      <p class="mt-2">${text(page.lead)}</p>
      <p class="mt-3 inline-block border-2 border-line px-3 py-1 font-bold">${text(page.action)}</p>
    </div>
    <div class="crossed min-h-28" aria-hidden="true"></div>
  </div>
</div>`;
  return [hero, ...page.blocks.map(drawBlock)].join('\n');
}

function drawBlock(block) {
  return `<div class="part drawn" data-part>
  <h3 class="text-piece font-semibold">${text(block.title)}</h3>
  ${drawContent(block)}
</div>`;
}

function drawContent({ rows, text: words, fields }) {
  if (rows)
    return `<ul class="mt-2">${rows.map(([name, value]) => `<li class="flex justify-between gap-4 border-b border-dashed border-line py-1"><span>${text(name)}</span><span class="shrink-0">${text(value)}</span></li>`).join('')}</ul>`;
  if (words) return `<p class="mt-2 max-w-prose">${text(words)}</p>`;
  return `<ul class="mt-2 grid gap-2">${fields.map((label) => `<li class="border border-line px-2 py-1">${text(label)}</li>`).join('')}</ul>`;
}

/** The page as a document of its own: valid, responsive, without a script, ready to be saved. */
export function toDocument(page) {
  const blocks = page.blocks.map(
    (block) => `  <section id="${block.part}">
    <h2>${text(block.title)}</h2>
${writeContent(block)}
  </section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${text(page.name)}, ${text(page.town)}</title>
  <style>
    body { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem; font: 1.1rem/1.6 Georgia, serif; color: #17324a; }
    h1 { font-size: clamp(2.2rem, 8vw, 4rem); line-height: 1.05;${page.layout === 'wide' ? ' text-align: center;' : ''} }
    section { padding-block: 1.5rem; border-top: 1px solid; }
    dl { display: grid; grid-template-columns: 1fr auto; gap: 0.3rem 1rem; }
    dd { margin: 0; }
    label, input { display: block; width: 100%; font: inherit; box-sizing: border-box; }
  </style>
</head>
<body>
  <header>
    <p><strong>${text(page.name)}</strong></p>
    <h1>${text(page.headline)}</h1>
    <p>${text(page.lead)}</p>
${page.blocks[0] ? `    <p><a href="#${page.blocks[0].part}">${text(page.action)}</a></p>\n` : ''}  </header>
${blocks.join('\n')}
</body>
</html>
`;
}

function writeContent({ rows, text: words, fields }) {
  if (rows)
    return `    <dl>
${rows.map(([name, value]) => `      <dt>${text(name)}</dt><dd>${text(value)}</dd>`).join('\n')}
    </dl>`;
  if (words) return `    <p>${text(words)}</p>`;
  return `    <form method="post">
${fields.map((label, at) => `      <p><label for="field-${at}">${text(label)}</label><input id="field-${at}" name="field-${at}" required></p>`).join('\n')}
      <p><button>Send</button></p>
    </form>`;
}
