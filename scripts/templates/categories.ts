/**
 * The closed list of categories. A `content` template must be readable without JavaScript; an `application` is
 * useless without it, so its page only has to say what it is.
 */
export const categories = {
  Application: 'application',
  Blog: 'content',
  Business: 'content',
  Community: 'application',
  Dashboard: 'application',
  Developer: 'content',
  Education: 'content',
  Event: 'content',
  Finance: 'application',
  Health: 'content',
  'Landing page': 'content',
  Media: 'content',
  Nonprofit: 'content',
  Portfolio: 'content',
  Productivity: 'application',
  Restaurant: 'content',
  Shop: 'content',
  Travel: 'content',
} as const satisfies Record<string, 'content' | 'application'>;

export type Category = keyof typeof categories;

export const categoryNames = Object.keys(categories) as [Category, ...Category[]];
