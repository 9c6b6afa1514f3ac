import { AuthorshipDrawing } from '../drawings.tsx';
import { LegalDocument, type LegalSection } from './document.tsx';
import { SupportLink } from './support-link.tsx';
import { TextLink } from './text-link.tsx';

const SECTIONS: LegalSection[] = [
  {
    id: 'company-information',
    title: 'Company Information',
    body: (
      <>
        <p>
          Plinth is open-source software that anyone can run. Two parties stand behind what you see: the{' '}
          <strong>Plinth contributors</strong>, who write the software and the templates and give them away,
          and the <strong>operator</strong>, the person or company that runs this site under its address.
        </p>
        <p>
          On these pages “we” is the operator. The operator decides what is published here, keeps the data,
          and answers for the site. The contributors run nothing here and see none of its data.
        </p>
      </>
    ),
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual Property',
    body: (
      <>
        <ul>
          <li>
            <strong>The software and the templates</strong> are © Plinth contributors, under the MIT licence:
            use, change and sell what you make of them, and keep the licence file with the source.
          </li>
          <li>
            <strong>What members share</strong> in <TextLink to="/community">Community</TextLink> stays
            theirs. They decide under which terms others may use it; where nothing is said, ask them.
          </li>
          <li>
            <strong>Fonts</strong> — Bricolage Grotesque, Instrument Sans and JetBrains Mono — are under the
            SIL Open Font License, <strong>icons</strong> are from Lucide under the ISC licence.
          </li>
        </ul>
        <p>
          Is your work here without your consent? Send the operator its address on this site and a word on why
          it is yours, so that it can be looked at and taken down.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    body: (
      <>
        <p>
          Everything here is free and comes as it is, without warranty. Templates are tested before they are
          published, yet no test foresees every use: try one out before you build a business on it.
        </p>
        <p>
          Websites in Community come from their members. We check files for form, not for intent, so look
          before you run what you download. We do not answer for other websites that are linked from here.
          Nothing on this page limits a liability that the law does not allow to limit.
        </p>
      </>
    ),
  },
  {
    id: 'contact-information',
    title: 'Contact Information',
    body: (
      <p>
        Write to <SupportLink />, or use the <TextLink to="/contact">contact page</TextLink>. How personal
        data is handled is in the <TextLink to="/privacy">privacy policy</TextLink>, the rules of use are in
        the <TextLink to="/terms">terms</TextLink>.
      </p>
    ),
  },
];

/** Who is responsible for the site, whose its contents are, and how to reach the operator. */
export function LegalPage() {
  return (
    <LegalDocument
      title="Legal Information"
      intro="Who is responsible for this site, to whom its contents belong, and where to write."
      drawing={<AuthorshipDrawing />}
      brief={[
        'Plinth is MIT-licensed software by its contributors.',
        'This site is run by its operator, who is “we” on these pages.',
        'What members share stays theirs.',
      ]}
      sections={SECTIONS}
    />
  );
}
