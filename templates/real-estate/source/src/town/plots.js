/* Where each house stands on the plan. Written by tools/plan-town.mjs. */
export const plots = {
  'customs-house': [724, 671],
  'bakery': [624, 663],
  'net-loft': [684, 632],
  'chapel': [792, 541],
  'vergers-cottage': [501, 501],
  'alma-street': [581, 364],
  'captains-house': [396, 481],
  'villa-marguerite': [283, 425],
  'coastguard-row': [230, 778],
  'signal-box': [765, 338],
  'mill-cottage': [797, 433],
  'ropemakers': [980, 384],
  'chandlers': [1042, 625],
  'pilots-house': [960, 747],
  'orchard-road': [1154, 611],
  'saltings-house': [1243, 421],
};
