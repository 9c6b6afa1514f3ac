/* What stands where on the mimic panel. Names and units of measure come from <script id="plant"> of the page. Two drawings: `wide` for desks, `tall` for telephones. Units are those of the
   drawings' viewBox; pipes are corner points, and each runs as a pair: supply full, return hollow. */
window.Panel = window.Panel || {};

Panel.words = JSON.parse(document.getElementById('plant').textContent);

Panel.network = {
  units: {
    chip1: { role: 'source', most: 10, symbol: 'flame' },
    chip2: { role: 'source', most: 10, symbol: 'flame' },
    pump: { role: 'source', most: 4, symbol: 'wave' },
    oil: { role: 'source', most: 12, symbol: 'drop' },
    tank: { role: 'tank' },
    p1: { role: 'pump' },
    p2: { role: 'pump' },
    'old-town': { role: 'station', homes: 980 },
    harbour: { role: 'station', homes: 610 },
    hospital: { role: 'station', homes: 1 },
    ropewalk: { role: 'station', homes: 540 },
    hillside: { role: 'station', homes: 870 },
    baths: { role: 'station', homes: 1 },
  },
  wide: {
    size: [960, 456],
    box: [132, 78],
    at: {
      chip1: [14, 22], chip2: [14, 128], pump: [14, 234], oil: [14, 340],
      tank: [238, 166], p1: [374, 84, 0, 36], p2: [374, 36, 0, -24],
      'old-town': [508, 64], harbour: [664, 38], hospital: [816, 92],
      ropewalk: [508, 330], hillside: [664, 356], baths: [816, 318],
    },
    tankSize: [66, 164],
    single: {
      supply: [
        [[146, 52], [200, 52], [200, 370]], [[146, 158], [200, 158]], [[146, 264], [200, 264]], [[146, 370], [200, 370]],
        [[200, 84], [480, 84], [480, 221]], [[271, 84], [271, 166]],
        [[334, 84], [334, 36], [414, 36], [414, 84]],
      ],
      back: [
        [[146, 80], [174, 80], [174, 412], [480, 412], [480, 235]], [[146, 186], [174, 186]], [[146, 292], [174, 292]],
        [[146, 398], [174, 398]], [[271, 330], [271, 412]],
      ],
    },
    trunk: { supply: [[480, 221], [893, 221]], back: [[480, 235], [907, 235]] },
    branches: {
      'old-town': [552, 221, 142], harbour: [708, 221, 116], hospital: [860, 221, 170],
      ropewalk: [608, 235, 330], hillside: [764, 235, 356], baths: [916, 235, 318],
    },
    gauges: { supply: [436, 84], flow: [436, 36], back: [350, 412] },
    shore: [[560, -2], [700, 22], [806, 16], [880, 66], [962, 84]],
  },
  tall: {
    size: [380, 830],
    box: [116, 74],
    at: {
      chip1: [8, 12], chip2: [8, 96], pump: [8, 180], oil: [8, 264],
      tank: [196, 120], p1: [344, 150, 27, 5], p2: [296, 150, 0, 36],
      'old-town': [8, 420], harbour: [256, 462], hospital: [8, 556],
      ropewalk: [256, 598], hillside: [8, 692], baths: [256, 734],
    },
    tankSize: [54, 150],
    single: {
      supply: [
        [[124, 38], [166, 38], [166, 290]], [[124, 122], [166, 122]], [[124, 206], [166, 206]], [[124, 290], [166, 290]],
        [[166, 60], [344, 60], [344, 376], [183, 376], [183, 400]], [[223, 60], [223, 120]],
        [[344, 96], [296, 96], [296, 204], [344, 204]],
      ],
      back: [
        [[124, 64], [142, 64], [142, 346], [197, 346], [197, 400]], [[124, 148], [142, 148]], [[124, 232], [142, 232]],
        [[124, 316], [142, 316]], [[223, 270], [223, 346], [197, 346]],
      ],
    },
    trunk: { supply: [[183, 400], [183, 759]], back: [[197, 400], [197, 773]] },
    branches: {
      'old-town': [183, 446, 124], hospital: [183, 582, 124], hillside: [183, 718, 124],
      harbour: [197, 510, 256], ropewalk: [197, 646, 256], baths: [197, 782, 256],
    },
    gauges: { supply: [282, 60], flow: [334, 250], back: [90, 372] },
    shore: [[236, 388], [290, 420], [330, 428], [384, 452]],
  },
};

for (const [id, unit] of Object.entries(Panel.network.units))
  Object.assign(unit, { name: Panel.words.units[id], short: Panel.words.shorts[id] ?? Panel.words.units[id] });
