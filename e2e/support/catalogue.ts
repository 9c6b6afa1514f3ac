import { readFileSync } from 'node:fs';

interface Listed {
  id: string;
  title: string;
  category: string;
  themes: string[];
}

/** The templates of the gallery, as the catalogue lists them. */
export const { templates } = JSON.parse(readFileSync('templates/catalogue.json', 'utf8')) as {
  templates: Listed[];
};

/** The products of the shop, as their catalogue lists them. */
export const { products } = JSON.parse(readFileSync('products/catalogue.json', 'utf8')) as {
  products: { slug: string; title: string }[];
};
export type { Listed };
