import { absolute, BRAND, type SchemaNode } from './seo.ts';

export type { SchemaNode };

/** The site and who publishes it, for the home page. */
export function websiteNodes(siteUrl: string, description: string): SchemaNode[] {
  const publisher = { '@id': `${siteUrl}/#organization` };
  return [
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: BRAND,
      url: `${siteUrl}/`,
      description,
      inLanguage: 'en',
      publisher,
    },
    {
      '@type': 'Organization',
      ...publisher,
      name: BRAND,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
    },
  ];
}

/** Where a page is in the site. Home is put first; `steps` go on from there and end with the page itself. */
export function breadcrumbList(
  siteUrl: string,
  steps: readonly { name: string; path: string }[],
): SchemaNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** A page that is a list, each entry with a page of its own. */
export function itemList(
  siteUrl: string,
  name: string,
  items: readonly { name: string; path: string }[],
): SchemaNode {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: siteUrl + item.path,
    })),
  };
}

type Work = {
  name: string;
  description: string;
  /** Path of its page. */
  path: string;
  keywords: readonly string[];
  /** Path or address of a picture. */
  image?: string | undefined;
  /** Days as YYYY-MM-DD or instants. */
  created?: string;
  modified?: string;
};

/** A website somebody shares. */
export function creativeWork(siteUrl: string, work: Work): SchemaNode {
  return {
    '@type': 'CreativeWork',
    name: work.name,
    description: work.description,
    url: siteUrl + work.path,
    keywords: work.keywords.join(', '),
    ...(work.image ? { image: absolute(work.image, siteUrl) } : {}),
    ...(work.created ? { dateCreated: work.created } : {}),
    ...(work.modified ? { dateModified: work.modified } : {}),
  };
}

/** A free template with its source: what it is built with, its version and its licence. */
export function templateNode(
  siteUrl: string,
  template: Work & {
    /** Such as `Tailwind`. */
    framework: string;
    category: string;
    version: string;
  },
): SchemaNode {
  return {
    ...creativeWork(siteUrl, template),
    '@type': ['CreativeWork', 'SoftwareSourceCode'],
    genre: template.category,
    programmingLanguage: ['HTML', 'CSS', 'JavaScript'],
    runtimePlatform: template.framework,
    version: template.version,
    license: 'https://opensource.org/license/mit',
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: BRAND, url: `${siteUrl}/` },
  };
}

/** Something for sale, at a price in Indian rupees. */
export function productNode(
  siteUrl: string,
  product: {
    name: string;
    description: string;
    path: string;
    /** Paths or addresses of pictures. */
    images: readonly string[];
    category: string;
    /** In rupees. */
    price: number;
  },
): SchemaNode {
  const url = siteUrl + product.path;
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    url,
    image: product.images.map((image) => absolute(image, siteUrl)),
    category: product.category,
    brand: { '@type': 'Brand', name: BRAND },
    offers: {
      '@type': 'Offer',
      url,
      price: product.price.toFixed(2),
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}

type Review = { name: string; rating: number; review: string; created_at: string };

/** The site as its visitors rate it: the mean of all ratings from 1 to 5, how many there are, and some in full. */
export function ratedSite(
  siteUrl: string,
  { average, total, reviews }: { average: number; total: number; reviews: readonly Review[] },
): SchemaNode {
  const scale = { bestRating: 5, worstRating: 1 };
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: BRAND,
    url: `${siteUrl}/`,
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: total, ...scale },
    review: reviews.map(({ name, rating, review, created_at }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: created_at.slice(0, 10),
      reviewBody: review,
      reviewRating: { '@type': 'Rating', ratingValue: rating, ...scale },
    })),
  };
}

/** Questions with their answers as plain text. */
export function faqPage(questions: readonly { question: string; answer: string }[]): SchemaNode {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A page of text, by what kind it is. */
export function webPage(
  siteUrl: string,
  type: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage',
  page: { name: string; path: string; description: string },
): SchemaNode {
  return {
    '@type': type,
    name: page.name,
    description: page.description,
    url: siteUrl + page.path,
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', name: BRAND, url: `${siteUrl}/` },
  };
}

export type ArticleFacts = {
  headline: string;
  description: string;
  path: string;
  /** Path of a picture. */
  image: string;
  /** YYYY-MM-DD. */
  date: string;
  author: string;
  section: string;
  keywords: readonly string[];
  words: number;
};

/** An article of the blog. */
export function blogPosting(siteUrl: string, article: ArticleFacts): SchemaNode {
  const url = siteUrl + article.path;
  return {
    '@type': 'BlogPosting',
    headline: article.headline,
    description: article.description,
    image: absolute(article.image, siteUrl),
    datePublished: article.date,
    dateModified: article.date,
    author: { '@type': 'Organization', name: article.author, url: `${siteUrl}/` },
    publisher: {
      '@type': 'Organization',
      name: BRAND,
      url: `${siteUrl}/`,
      logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: 512, height: 512 },
    },
    mainEntityOfPage: url,
    url,
    articleSection: article.section,
    keywords: article.keywords.join(', '),
    wordCount: article.words,
    inLanguage: 'en',
  };
}

/** The blog with its articles, newest first. */
export function blogNode(
  siteUrl: string,
  blog: { name: string; path: string; description: string },
  articles: readonly { headline: string; path: string; date: string }[],
): SchemaNode {
  return {
    '@type': 'Blog',
    name: blog.name,
    url: siteUrl + blog.path,
    description: blog.description,
    inLanguage: 'en',
    blogPost: articles.map(({ headline, path, date }) => ({
      '@type': 'BlogPosting',
      headline,
      url: siteUrl + path,
      datePublished: date,
    })),
  };
}
