/* Measures of the drawings in metres. Written by tools/draw.mjs. */
export const sizes = {
  'customs-house': { width: 15.3, height: 15.9, left: 2 },
  'bakery': { width: 9, height: 13.5, left: 1.5 },
  'net-loft': { width: 11.9, height: 12.4, left: 0.7 },
  'chapel': { width: 13.4, height: 13.1, left: 0.7 },
  'vergers-cottage': { width: 12.8, height: 8.1, left: 3.5 },
  'alma-street': { width: 7.6, height: 10.1, left: 0.7 },
  'captains-house': { width: 20.2, height: 13.1, left: 3.5 },
  'villa-marguerite': { width: 18.1, height: 14.6, left: 2.2 },
  'coastguard-row': { width: 8.9, height: 9.4, left: 0.7 },
  'signal-box': { width: 12.2, height: 9.5, left: 2 },
  'mill-cottage': { width: 13.2, height: 9.7, left: 3.5 },
  'ropemakers': { width: 16.8, height: 7.8, left: 0.7 },
  'chandlers': { width: 9.8, height: 15.2, left: 1.9 },
  'pilots-house': { width: 10.5, height: 15.9, left: 0.7 },
  'orchard-road': { width: 15.8, height: 7.8, left: 0.7 },
  'saltings-house': { width: 19.2, height: 9.8, left: 3.5 },
};
