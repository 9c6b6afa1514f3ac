const TIPS = [
  {
    title: 'Back up files',
    text: 'Keep a copy that the server cannot reach, and open it once to see that it works.',
  },
  {
    title: 'Use a CDN',
    text: 'It serves pictures and scripts from near the visitor. Vercel, Netlify and Pages bring one.',
  },
  { title: 'Set up SSL', text: 'Certificates are free. Without one, browsers call a site not secure.' },
  { title: 'Configure caching', text: 'Long for files with a fingerprint in their name, short for HTML.' },
];

/** Four habits that serve any hosting. */
export function ProTips() {
  return (
    <section aria-labelledby="pro-tips" className="stand mt-4 rounded-sm bg-ink p-6 text-paper sm:p-10">
      <h2 id="pro-tips" className="font-display text-heading font-extrabold">
        Pro tips
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
        {TIPS.map(({ title, text }) => (
          <li key={title} className="border-l-2 border-current pl-4">
            <h3 className="font-display text-title font-bold">{title}</h3>
            <p className="mt-1.5">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
