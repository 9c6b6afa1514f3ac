import type { ComponentType } from 'react';
import { ChangelogPage } from '../features/changelog/ChangelogPage';
import { ContactPage } from '../features/contact/ContactPage';
import { DocsPage } from '../features/docs/DocsPage';
import { FeaturesPage } from '../features/features/FeaturesPage';
import { HomePage } from '../features/home/HomePage';
import { LegalPage } from '../features/legal/LegalPage';
import { PricingPage } from '../features/pricing/PricingPage';
import { UsesPage } from '../features/uses/UsesPage';
import { Footer } from './Footer';
import { Header } from './Header';

const pages: Record<string, ComponentType> = {
  'index.html': HomePage,
  'features.html': FeaturesPage,
  'pricing.html': PricingPage,
  'changelog.html': ChangelogPage,
  'use-cases.html': UsesPage,
  'docs.html': DocsPage,
  'contact.html': ContactPage,
  'legal.html': LegalPage,
};

/** One page of the site; `page` is its file name. Rendered at build, then brought to life in the browser. */
export function App({ page }: { page: string }) {
  const Content = pages[page] ?? HomePage;
  return (
    <>
      <a href="#main" className="btn btn-act fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0">
        Skip to the content
      </a>
      <Header page={page} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Content />
      </main>
      <Footer />
    </>
  );
}
