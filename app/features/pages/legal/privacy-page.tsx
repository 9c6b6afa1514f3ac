import { ShowcaseDrawing } from '../drawings.tsx';
import { LegalDocument, type LegalSection } from './document.tsx';
import { KeptData } from './kept-data.tsx';
import { SupportLink } from './support-link.tsx';
import { TextLink } from './text-link.tsx';

const listSections = (messageDays: number): LegalSection[] => [
  {
    id: 'information-we-collect',
    title: 'Information We Collect',
    body: (
      <>
        <p>
          You can read every public page, and look at and download what is here, without giving us anything.
          An account needs an e-mail address and a password. This is the full list of what the software
          stores.
        </p>
        <KeptData messageDays={messageDays} />
        <p>
          The list above holds what the software itself keeps. It writes no record of ordinary visits. A web
          server that the operator has put in front of it may keep one, usually with IP addresses.
        </p>
        <h3>What we do not collect</h3>
        <p>
          No analytics, no advertising, no fingerprints, no profile of your visits. Pages load fonts, scripts
          and pictures from this site alone, so other companies do not learn that you were here.
        </p>
        <p>
          Two exceptions are the operator’s to make. Accounts, uploads and messages can be kept at a Supabase
          service instead of on this server; your browser then talks to that service too. And messages of the
          contact form can be mailed by an e-mail service, which then gets what you wrote. A link that you
          follow to another website is under that website’s rules.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-use-your-information',
    title: 'How We Use Your Information',
    body: (
      <>
        <ul>
          <li>
            Your e-mail address signs you in and receives the mails you ask for: confirmation and password
            reset.
          </li>
          <li>
            What you write to us by the contact form is mailed to the operator, who answers to your address.
          </li>
          <li>Your favorites and download history are shown to you, on each device you sign in to.</li>
          <li>The list of your devices lets a session be refreshed, and ended everywhere at once.</li>
          <li>What you share is shown to visitors, because that is what you shared it for.</li>
          <li>Counters of tries keep guessers and floods out.</li>
          <li>Error logs help to mend what broke.</li>
        </ul>
        <p>We do not sell it, lend it, or use it for anything else. We send no newsletters.</p>
      </>
    ),
  },
  {
    id: 'data-security',
    title: 'Data Security',
    body: (
      <>
        <p>
          Passwords are hashed with argon2id and never stored. The database itself decides, row by row, who
          may read and change what. Sign-in tokens are signed, short-lived and replaced each time they are
          refreshed; one that is used twice ends its session. Uploaded files are checked and never run as
          pages of this site.
        </p>
        <p>
          Nothing connected to a network is perfectly safe. Use a password you use nowhere else, and tell us
          if something looks wrong.
        </p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your Rights',
    body: (
      <>
        <p>You may see what is kept about you, have it corrected, take it with you, and have it deleted.</p>
        <ul>
          <li>
            <strong>A website you shared:</strong> open <TextLink to="/community">Community</TextLink> while
            signed in and delete it. Its text, picture and zip go with it.
          </li>
          <li>
            <strong>Your favorites and download history:</strong> remove single entries, or clear the history,
            in your <TextLink to="/profile?tab=favourites">profile</TextLink>.
          </li>
          <li>
            <strong>Your signed-in devices:</strong> Sign Out ends every session and removes its record.
          </li>
          <li>
            <strong>What your browser keeps:</strong> clear this site’s data in the browser’s settings.
            Nothing here breaks: you sign in again, and favorites that were kept without an account are gone.
          </li>
          <li>
            <strong>A message you sent:</strong> ask the operator to delete it, from the address in it.
          </li>
          <li>
            <strong>Your account:</strong> delete it under{' '}
            <TextLink to="/profile?tab=security">Security</TextLink> on your profile. Everything that hangs on
            the account is deleted with it. Copies in backups go when those are replaced.
          </li>
        </ul>
        <p>
          Write to <SupportLink />. You may also complain to the data protection authority where you live.
        </p>
      </>
    ),
  },
];

type Props = {
  /** How long a message of the contact form is kept after it was delivered. */
  messageDays: number;
};

/** What is stored about people, why, how it is kept and how it is deleted. */
export function PrivacyPage({ messageDays }: Props) {
  return (
    <LegalDocument
      title="Privacy Policy"
      updated="January 2024"
      intro="What this site knows about you, where it is kept, and how to make it go away. “We” is whoever operates this site."
      drawing={<ShowcaseDrawing />}
      brief={[
        'No trackers, no advertising, no requests to other companies.',
        'A cookie remembers the sidebar. Four more come only with a vote, a purchase, another provider’s sign-in, or the operator’s desk.',
        'With an account: your e-mail address, your devices, your favorites and downloads, and what you share.',
        'You delete what you shared, and the account, yourself.',
      ]}
      sections={listSections(messageDays)}
    />
  );
}
