/* The page of all sections: theme, light or dark and direction follow three controls. The themes are those of look.json. */
(() => {
  const root = document.documentElement;
  const { palettes, pairings } = JSON.parse(document.getElementById('look').textContent);
  const form = document.querySelector('[data-switches]');
  const generic = /^(serif|sans-serif|monospace)$/;

  const update = () => {
    const { theme, scheme, dir } = form.elements;
    const { light, dark } = palettes[theme.value];
    const { fonts, numbers } = pairings[theme.value];
    for (const name of Object.keys(light))
      root.style.setProperty(`--${name}`, `light-dark(${light[name]}, ${dark[name]})`);
    for (const [name, families] of Object.entries(fonts))
      root.style.setProperty(
        `--${name}`,
        families.map((family) => (generic.test(family) ? family : `"${family}"`)).join(', '),
      );
    for (const [name, value] of Object.entries(numbers)) root.style.setProperty(`--${name}`, String(value));
    root.style.colorScheme = scheme.value || 'light dark';
    root.dir = dir.value;
  };

  form.addEventListener('change', update);
})();
