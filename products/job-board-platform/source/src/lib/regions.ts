/** A state or union territory as a tile: code, name, column and row of a map without borders. */
export interface Region {
  code: string;
  name: string;
  x: number;
  y: number;
}

const rows = [
  ['', '', 'JK:Jammu and Kashmir', 'LA:Ladakh'],
  ['', '', 'PB:Punjab', 'HP:Himachal Pradesh', 'UK:Uttarakhand', '', '', '', 'AR:Arunachal Pradesh'],
  [
    '',
    'RJ:Rajasthan',
    'HR:Haryana',
    'DL:Delhi',
    'UP:Uttar Pradesh',
    'BR:Bihar',
    'SK:Sikkim',
    'AS:Assam',
    'NL:Nagaland',
  ],
  [
    'GJ:Gujarat',
    'MP:Madhya Pradesh',
    'CG:Chhattisgarh',
    'JH:Jharkhand',
    'WB:West Bengal',
    '',
    'ML:Meghalaya',
    'TR:Tripura',
    'MN:Manipur',
  ],
  ['', 'MH:Maharashtra', 'TG:Telangana', 'OD:Odisha', '', '', '', 'MZ:Mizoram'],
  ['', 'GA:Goa', 'KA:Karnataka', 'AP:Andhra Pradesh'],
  ['', '', 'KL:Kerala', 'TN:Tamil Nadu', 'PY:Puducherry'],
];

/** Every tile, row by row. */
export const regions: Region[] = rows.flatMap((row, y) =>
  row.flatMap((cell, x) => {
    const [code, name] = cell.split(':');
    return name ? [{ code, name, x, y }] : [];
  }),
);

export const columns = 9;
export const rowCount = rows.length;

/** The name of a region, or its code where it is unknown. */
export const regionName = (code: string): string =>
  regions.find((region) => region.code === code)?.name ?? code;

/** All tiles in the rectangle between two tiles, both included. */
export function between(a: Region, b: Region): string[] {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  return regions
    .filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom)
    .map(({ code }) => code);
}

/** The next tile in a direction, skipping gaps; the same tile at the edge. */
export function neighbour(from: Region, dx: number, dy: number): Region {
  for (let step = 1; step < 9; step += 1) {
    const found = regions.find(({ x, y }) => x === from.x + dx * step && y === from.y + dy * step);
    if (found) return found;
  }
  return from;
}
