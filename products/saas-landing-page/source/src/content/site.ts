/** Name, ways and addresses of the site: what stands on every page. */
export const site = {
  name: 'Halyard',
  promise: 'Hand over the watch.',
  email: 'crew@halyard.example',
  company: 'Halyard Rota Works',
  nav: [
    { href: 'features.html', label: 'Features' },
    { href: 'use-cases.html', label: 'Uses' },
    { href: 'pricing.html', label: 'Pricing' },
    { href: 'docs.html', label: 'Docs' },
    { href: 'changelog.html', label: 'Changelog' },
  ],
  action: { href: 'contact.html', label: 'Ask for a demo' },
} as const;
