import { site } from '../../content/site';
import { PageHead } from '../../ui/PageHead';

/** Terms and privacy in plain words. A draft to be read by somebody who knows your law. */
export function LegalPage() {
  return (
    <>
      <PageHead title="Terms and privacy" word="TERMS">
        Written to be read. Have your own version checked before you go online.
      </PageHead>
      <div className="wrap grid gap-12 pt-12 lg:grid-cols-2">
        <section id="terms" aria-label="Terms" className="prose">
          <h2>Terms</h2>
          <p>These terms are between you and {site.company}. They hold from the day you open an account.</p>
          <ul>
            <li>You may use {site.name} for your own team and for the teams of your clients.</li>
            <li>What you put in stays yours. You may take all of it out at any time, as one file.</li>
            <li>
              You pay in advance, by month or by year. When you leave, whole months that are left are paid
              back.
            </li>
            <li>
              We tell you 60 days before a price or a term changes to your disadvantage, and you may leave
              without cost.
            </li>
            <li>{site.name} calls people. It does not take the place of an emergency service.</li>
          </ul>
          <h2>When it fails</h2>
          <p>
            Alarms are delivered by two ways that do not depend on each other. When both fail for more than
            five minutes in a month, that month is free. Beyond that we answer for damage only as far as the
            law does not allow us to exclude it.
          </p>
        </section>
        <section id="privacy" aria-label="Privacy" className="prose">
          <h2>Privacy</h2>
          <p>
            This website sets no cookies, loads nothing from other hosts and counts nobody. It keeps two
            things in your browser when you choose them: the colours, and the currency of the prices.
          </p>
          <h2>In the product</h2>
          <ul>
            <li>
              Kept: names, addresses, phone numbers, the rota and the log. Needed to do what you pay for.
            </li>
            <li>Seen: broken nights by the person alone, unless they share them.</li>
            <li>Deleted: 30 days after you leave, in copies after 90.</li>
            <li>
              Given to others: phone numbers and the words of an alarm, to the company that makes the call.
            </li>
          </ul>
          <h2>Your rights</h2>
          <p>
            You may see, correct, take away and have deleted what is about you. Write to{' '}
            <a href={`mailto:${site.email}`}>{site.email}</a>; we answer within a week.
          </p>
        </section>
      </div>
    </>
  );
}
