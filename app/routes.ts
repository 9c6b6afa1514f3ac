import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/*
 * Every address of the site, grouped by who may open it. The server adds the backend (/auth/v1, /rest/v1, /storage/v1),
 * /.well-known/plinth.json and, without SMTP, the local mailbox at /_mailbox (style sheet and faces under /_page).
 */

/** A repository by its name, by its exact address, and what is in it. */
const repositories = [
  'git-store',
  'git-store/repo/:repoName',
  'git-store/:owner/:repoName',
  'git-store/:owner/:repoName/file/*',
  'git-store/:owner/:repoName/commits',
  'git-store/:owner/:repoName/commit/:sha',
];

export default [
  layout('shell/page-layout.tsx', [
    // Only read: documents of their own, without React. No account changes what these show.
    layout('shell/plain-layout.tsx', [
      index('routes/home.tsx'),
      route('deploy-guide', 'routes/deploy-guide.tsx'),
      route('our-websites', 'routes/our-websites.tsx'),
      route('about', 'routes/about.tsx'),
      route('blog', 'routes/blog.tsx'),
      route('blog/:slug', 'routes/blog-post.tsx'),
      route('legal', 'routes/legal.tsx'),
      route('privacy', 'routes/privacy.tsx'),
      route('terms', 'routes/terms.tsx'),
      route('faq', 'routes/faq.tsx'),
      // Everything that no route knows: 404.
      route('*', 'routes/not-found.tsx'),
    ]),

    // Anyone. No account changes what these show.
    route('templates/:templateId?', 'routes/templates.tsx'),
    route('template/:slug', 'routes/template.tsx'),
    route('template/:slug/customize', 'routes/template-customize.tsx'),
    route('template/:slug/source/*', 'routes/template-source.tsx'),
    route('premium', 'routes/premium.tsx'),
    route('premium/purchases', 'routes/premium-purchases.tsx'),
    route('premium/:slug', 'routes/premium-detail.tsx'),
    route('premium/:slug/purchase', 'routes/premium-purchase.tsx'),
    // The order and its download, for whoever holds the token in the address.
    route('premium/:slug/success', 'routes/premium-success.tsx'),
    route('contact', 'routes/contact.tsx'),

    // Anyone; a signed-in member can do more (share, delete their own, keep repositories).
    route('community', 'routes/community.tsx', { id: 'community' }),
    route('community/:slug', 'routes/community.tsx', { id: 'community/:slug' }),
    route('project/:slug/content', 'routes/project.tsx'),
    ...repositories.map((path) => route(path, 'routes/git-store.tsx', { id: path })),
    route('make-my-site', 'routes/make-my-site.tsx'),
    route('make-my-site/unsubscribe', 'routes/suggestion-unsubscribe.tsx'),
    route('make-my-site/:suggestion', 'routes/suggestion.tsx'),
    route('testimonials', 'routes/testimonials.tsx'),
    route('testimonials/:id/edit', 'routes/testimonial-edit.tsx'),
    route('remix/:site', 'routes/remix.tsx'),
    route('report/:type/:id', 'routes/report.tsx'),
    route('ai-temp-build', 'routes/ai-builder.tsx'),

    // Members. Visitors see an invitation to sign in.
    route('profile', 'routes/profile.tsx'),
    route('device', 'routes/device.tsx'),

    // Signing in.
    // With a password link in place of the form: one route, since each is in the first script of every page.
    route('auth/reset?', 'routes/auth.tsx'),

    // Operators. Everybody else sees that there is no such page.
    route('admin/:section?', 'routes/admin.tsx'),

    // For the people who build the site; not indexed.
    route('_styleguide', 'routes/styleguide.tsx'),
  ]),

  // Every template, for the gallery in the browser.
  route('templates/catalogue.json', 'routes/templates-catalogue.ts'),

  // Pages that are read, as Markdown.
  route('template/:slug.md', 'routes/template-markdown.ts'),
  route('blog/:slug.md', 'routes/blog-post-markdown.ts'),
  route(':guide.md', 'routes/guide-markdown.ts'),

  // A file of a template as it lies in the zip.
  route('template/:slug/raw/*', 'routes/template-raw.ts'),

  // New templates for feed readers.
  route('templates/feed.json', 'routes/templates-feed-json.ts'),

  // The blog for feed readers.
  route('blog/feed.xml', 'routes/blog-feed-atom.ts'),
  route('blog/feed.json', 'routes/blog-feed-json.ts'),

  // The suggestion board for feed readers.
  route('make-my-site/feed.xml', 'routes/suggestions-feed.ts'),

  // For language models.
  route('llms.txt', 'routes/llms.ts'),

  // For search engines.
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts', { id: 'sitemap' }),
  route('sitemaps/:file', 'routes/sitemap.ts', { id: 'sitemaps/:file' }),
] satisfies RouteConfig;
