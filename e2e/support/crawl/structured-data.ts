import { z } from 'zod';

const address = z.url();
const day = z.iso.date().or(z.iso.datetime({ offset: true }));
const text = z.string().min(1);
const named = z.looseObject({ '@type': text, name: text });
const listItem = z.looseObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text });
const inOrder = (items: { position: number }[]) =>
  items.every(({ position }, index) => position === index + 1);

const work = z.looseObject({
  name: text,
  description: text,
  url: address,
  image: address.optional(),
  dateCreated: day.optional(),
  dateModified: day.optional(),
});

const article = z.looseObject({ headline: z.string().min(1).max(110), url: address, datePublished: day });

/** What each kind of node must have to be of use to a search engine. */
const shapes: Record<string, z.ZodType> = {
  AboutPage: z.looseObject({ name: text, url: address }),
  Blog: z.looseObject({ name: text, url: address, blogPost: z.array(article).min(1) }),
  BlogPosting: article.extend({
    image: address,
    author: named,
    publisher: named,
    wordCount: z.int().min(100),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(listItem.extend({ item: address }))
      .min(2)
      .refine(inOrder),
  }),
  CollectionPage: z.looseObject({ name: text, url: address }),
  ContactPage: z.looseObject({ name: text, url: address }),
  CreativeWork: work,
  FAQPage: z.looseObject({
    mainEntity: z
      .array(
        z.looseObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text: z.string().min(20) }),
        }),
      )
      .min(1),
  }),
  HowTo: z.looseObject({ name: text, step: z.array(named).min(2) }),
  ItemList: z.looseObject({
    itemListElement: z
      .array(listItem.extend({ url: address }))
      .min(1)
      .refine(inOrder),
  }),
  Organization: z.looseObject({ name: text, url: address, logo: address }),
  Product: work.extend({
    image: z.array(address).min(1),
    offers: z.looseObject({
      price: z.string().regex(/^\d+\.\d\d$/),
      priceCurrency: z.literal('INR'),
      availability: address,
    }),
  }),
  SoftwareApplication: work.partial({ description: true }),
  // A template, or a repository.
  SoftwareSourceCode: z.union([
    work.extend({ license: address, version: text }),
    work.extend({ codeRepository: address }),
  ]),
  WebApplication: work,
  WebPage: z.looseObject({ name: text, url: address }),
  WebSite: z.looseObject({ name: text, url: address }),
};

/** What is wrong with a JSON-LD document; nothing when it is valid. Also says which types it has. */
export function checkJsonLd(source: string): { types: string[]; faults: string[] } {
  const document = parse(source);
  if (!document) return { types: [], faults: ['is not JSON'] };
  if (document['@context'] !== 'https://schema.org') return { types: [], faults: ['has no context'] };
  const nodes = (Array.isArray(document['@graph']) ? document['@graph'] : [document]) as Node[];
  const types = nodes.flatMap((node) => node['@type'] ?? []);
  const faults = nodes.flatMap((node) =>
    [node['@type'] ?? []].flat().flatMap((type) => {
      const shape = shapes[type];
      if (!shape) return [`${type}: no shape is known for this type`];
      const { error } = shape.safeParse(node);
      return error ? [`${type}: ${z.prettifyError(error).replace(/\s*\n\s*/g, ' ')}`] : [];
    }),
  );
  return { types, faults: types.length === 0 ? ['has no type'] : faults };
}

type Node = Record<string, unknown> & { '@type'?: string | string[] };

function parse(source: string): Record<string, unknown> | null {
  try {
    return JSON.parse(source) as Record<string, unknown>;
  } catch {
    return null;
  }
}
