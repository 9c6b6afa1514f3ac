/* What is on the roll at the very beginning. Network, number and people are made up. */
window.Feedroll = window.Feedroll || {};
Feedroll.samples = (() => {
  const look = {
    shape: 'square', eye: 'square', ink: '#000000', eyeInk: '#000000', paper: '#ffffff', isClear: false,
    mark: 'none', markSize: 'medium', picture: '', level: 'auto', quiet: 4,
  };
  const draft = {
    kind: 'wifi',
    caption: 'Workshop Wi-Fi',
    values: {
      text: { text: '' },
      link: { url: '' },
      wifi: { ssid: 'Feedroll Bench 2', lock: 'WPA', password: 'ask the printer', isHidden: false },
      contact: {},
      mail: {},
      phone: {},
      event: {},
    },
    look,
  };
  const label = (number, kind, caption, values, changes = {}) => ({
    id: `sample-${number}`, number, kind, caption, values, look: { ...look, ...changes },
  });
  const roll = [
    label(5, 'link', 'Manual, all 3 pages', { url: 'feedroll.example/manual' }, { shape: 'soft', eye: 'soft' }),
    label(4, 'contact', 'Ida Tamm, repairs', {
      first: 'Ida', last: 'Tamm', org: 'Feedroll', role: 'Repairs, mostly rollers', phone: '+44 1632 960 417', mail: 'ida@feedroll.example',
    }, { shape: 'dot', eye: 'soft' }),
    label(3, 'event', 'Open workshop', { what: 'Open workshop: bring a jam', start: '2026-12-12T10:00', end: '2026-12-12T16:00', where: 'Unit 4, Tape Yard' }, {
      shape: 'upright', eye: 'leaf', mark: 'sheet', markSize: 'small',
    }),
    label(2, 'phone', 'Ring for ribbon', { number: '+44 1632 960 418', act: 'tel' }, { shape: 'lying', eye: 'round' }),
    label(1, 'text', 'Drawer 14', { text: 'Springs, small. If the drawer sticks, lift, then pull.' }),
  ];
  const list = [
    'name,content',
    'Drawer 1,"Rollers, 57 mm"',
    'Drawer 2,"Rollers, 80 mm"',
    'Drawer 3,Platen knobs',
    'Drawer 4,https://feedroll.example/parts/cutter',
    'Drawer 5,"Screws. Sorted, once"',
    'Drawer 6,Things that fit nothing',
  ].join('\n');
  return { draft, roll, list, look, out: { px: 1024, mm: 30 } };
})();
