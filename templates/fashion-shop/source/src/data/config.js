/* What a shopkeeper changes first. */

/** The address that takes orders as JSON. While it is empty nothing is sent, and the page says so. README.md shows what is sent. */
export const orderEndpoint = '';

export const postage = {
  post: { name: 'Post, three to five days', price: 6 },
  carrier: { name: 'Carrier, the day after tomorrow', price: 12 },
  collect: { name: 'Collect at the mill, Harsel', price: 0 },
};

/** From this sum on the post is on us. */
export const postFreeFrom = 250;

/** When sold-out sizes are cut again. */
export const nextCutting = 'the second week of January';

export const most = 9;
