import { type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { webPage } from '../../domain/site/structured-data.ts';
import {
  type ContactData,
  type ContactResult,
  loadContact,
  receiveForm,
} from '../features/contact/load.server.ts';
import { contentMeta } from '../features/pages/content-meta.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { loadContact as loader, receiveForm as action };

const ContactPage = pageOnDemand(() =>
  import('../features/contact/components/contact-page.tsx').then((module) => module.ContactPage),
);

export const { clientLoader } = ContactPage;

const DESCRIPTION =
  'Write to the people who run this site: a form that needs no account, an e-mail address, and what happens with your message.';

export const meta: MetaFunction = ({ matches }) => {
  const siteUrl = siteUrlOf(matches);
  const page = { name: 'Contact Us', path: '/contact', description: DESCRIPTION };
  return contentMeta({
    title: page.name,
    description: page.description,
    keywords: ['contact', 'support', 'help with website templates', 'report a mistake'],
    path: page.path,
    siteUrl,
    nodes: [webPage(siteUrl, 'ContactPage', page)],
  });
};

export default function ContactRoute() {
  return (
    <ContactPage
      data={useLoaderData() as ContactData}
      result={useActionData() as ContactResult | undefined}
    />
  );
}
