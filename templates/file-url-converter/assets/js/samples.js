/* What lies on the bench at the beginning: a pictogram of a parcel label, a greeting, a palette. The first is open. */
window.Waybill = window.Waybill || {};
Waybill.samples = [
  {
    name: 'fragile.svg',
    type: 'image/svg+xml',
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">
  <path d="M36 12h48l-4 34c-1 12-9 20-17 22v28h15v8H42v-8h15V68c-8-2-16-10-17-22z"/>
  <path fill="#ff6a13" d="m62 12 4 14-11 9 8 9-9 12 4-12-9-9 10-10-4-13z"/>
</svg>
`,
  },
  { name: 'note-to-driver.txt', type: 'text/plain', text: 'Third floor, the bell is broken.\nKnock twice, then once.\n' },
  { name: 'depot-colours.json', type: 'application/json', text: '{\n  "hi-vis": "#ff6a13",\n  "ink": "#141210",\n  "paper": "#ffffff"\n}\n' },
];
