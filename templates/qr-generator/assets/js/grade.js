/* How surely a printed code will be read, in the letters a label verifier uses. Contrast as in ISO/IEC 15415. */
window.Feedroll = window.Feedroll || {};
Feedroll.grade = (() => {
  /** Share of light a colour sends back, 0 to 1. */
  function light(hex) {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  const letters = ['F', 'D', 'C', 'B', 'A'];
  const byContrast = (percent) => [20, 40, 55, 70].filter((least) => percent >= least).length;

  /** `{ letter, contrast, module, notes }`; `mm` is the printed width of the code, `module` the width of one module. */
  function judge(symbol, look, mm) {
    const notes = [];
    let score = 4;
    const lower = (to, note) => {
      score = Math.min(score, to);
      notes.push(note);
    };
    const paper = light(look.isClear ? '#ffffff' : look.paper);
    const gaps = [look.ink, look.eyeInk].map((ink) => paper - light(ink));
    const weakest = gaps.reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one));
    const contrast = Math.round(Math.abs(weakest) * 100);
    if (contrast < 70) lower(byContrast(contrast), `Contrast is ${contrast} %: ${contrast < 40 ? 'most readers will see a blank label' : 'old readers may miss it'}. Darken the ink or lighten the paper.`);
    if (gaps.some((gap) => gap < 0)) lower(1, 'Light ink on darker paper: many hand scanners only read dark on light.');
    if (look.isClear) lower(3, 'Without paper it depends on what lies behind. It needs something light.');
    if (look.quiet < 4) lower(look.quiet < 2 ? 1 : 2, `The margin is ${look.quiet} modules wide; the standard asks for 4.`);
    const side = symbol.size + look.quiet * 2;
    const module = mm / side;
    if (module < 0.25) lower(1, `At ${mm} mm one module is ${module.toFixed(2)} mm: too fine for most printers. Make it larger or the text shorter.`);
    else if (module < 0.38) lower(3, `At ${mm} mm one module is ${module.toFixed(2)} mm: fine for a good printer, held close.`);
    const cut = Feedroll.draw.clearing(symbol.size, look);
    if (cut) {
      const hidden = cut ** 2 / symbol.size ** 2;
      const spare = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 }[symbol.level];
      // Half the repair is left for scratches; one wrong codeword costs more than the modules that hide it.
      if (hidden * 1.6 > spare) lower(0, 'The logo hides more than the code can repair. Make it smaller.');
      else if (hidden * 1.6 > spare / 2) lower(3, 'The logo uses up half of the repair. A smaller one leaves more for scratches.');
    }
    if (look.shape === 'dot' && look.eye === 'round') lower(3, 'Dots and round eyes together slow some old readers down.');
    return { letter: letters[score], contrast, module, notes };
  }

  return { judge };
})();
