import { AgreementDrawing } from '../drawings.tsx';
import { LegalDocument, type LegalSection } from './document.tsx';
import { SupportLink } from './support-link.tsx';
import { TextLink } from './text-link.tsx';

const SECTIONS: LegalSection[] = [
  {
    id: 'acceptance-of-terms',
    title: 'Acceptance of Terms',
    body: (
      <>
        <p>
          By using this site you accept these terms, which are an agreement between you and the operator of
          the site, “we”. If you do not accept them, please do not use it.
        </p>
        <p>
          Looking around and downloading need no account. To make one you must be old enough to agree to terms
          like these where you live, or have a parent agree for you.
        </p>
      </>
    ),
  },
  {
    id: 'license-to-use',
    title: 'License to Use',
    body: (
      <>
        <p>
          Free templates are under the MIT licence. You may use them in private and commercial projects, for
          yourself and for clients, change every line, and publish the result under your name. No link back is
          asked for. The one duty: the licence file stays with copies of the source.
        </p>
        <p>
          <TextLink to="/premium">Premium source code</TextLink> is licensed to its buyer, whose name is
          printed in the licence file: for any number of their own projects and of projects for clients,
          changed as they like, without end. It may not be resold, given away, or published as a template.
          Payment is made once. Within 30 days the full price is returned on request, which ends the licence;
          refunds are asked for on the page of the order. Questions about what was bought are answered by
          email for six months after the payment.
        </p>
        <p>
          What you share in <TextLink to="/community">Community</TextLink> remains yours. You allow us to
          store it, show it and offer it for download as long as it is published here, and nothing more.
          Deleting it ends that.
        </p>
        <p>
          Code that others share is under the terms they give it. Having downloaded it does not make it yours.
        </p>
      </>
    ),
  },
  {
    id: 'user-responsibilities',
    title: 'User Responsibilities',
    body: (
      <>
        <p>Share only what you made or may pass on, and keep your password to yourself. Please do not</p>
        <ul>
          <li>upload malware, phishing pages, or anything unlawful where you or we are;</li>
          <li>publish other people’s personal data, or pose as somebody else;</li>
          <li>go around limits, guess passwords, or load the site so that others cannot use it;</li>
          <li>use the upload as storage for files that are not part of a website.</li>
        </ul>
        <p>
          We may remove what breaks these rules and close accounts that keep breaking them. If that was a
          mistake, tell us.
        </p>
      </>
    ),
  },
  {
    id: 'limitation-of-liability',
    title: 'Limitation of Liability',
    body: (
      <>
        <p>
          The site and all that is free on it are provided as they are, without warranty of any kind. As far
          as the law allows, we do not answer for damage that comes from using them, from the site being away
          for a while, or from what members upload. Keep your own copies of what you share.
        </p>
        <p>
          Where the law does not allow such a limit — intent, gross negligence, injury — it does not apply.
        </p>
      </>
    ),
  },
  {
    id: 'changes-to-terms',
    title: 'Changes to Terms',
    body: (
      <>
        <p>
          When these terms change, the new text appears on this page with a new date at its top, and is valid
          from then on. Licences you already have stay: a template you downloaded under the MIT licence
          remains under it.
        </p>
        <p>
          Questions go to <SupportLink />.
        </p>
      </>
    ),
  },
];

/** The rules for using the site. */
export function TermsPage() {
  return (
    <LegalDocument
      title="Terms & Conditions"
      updated="January 2024"
      intro="The rules for using this site and what is offered on it, in words that can be read in three minutes."
      drawing={<AgreementDrawing />}
      brief={[
        'Templates: free for private and commercial work, under the MIT licence.',
        'What you share stays yours; share only what you may.',
        'Everything comes as it is, without warranty.',
      ]}
      sections={SECTIONS}
    />
  );
}
