type Kept = { what: string; where: string; until: string };

/** Everything the product stores about people, from its database, its file store and the browser. */
const listKept = (messageDays: number): Kept[] => [
  {
    what: 'E-mail address, and when it was confirmed and last used to sign in',
    where: 'Database',
    until: 'Until the account is deleted',
  },
  {
    what: 'Password, only as an argon2id hash from which it cannot be read back',
    where: 'Database',
    until: 'Until it is changed or the account is deleted',
  },
  {
    what: 'Signed-in devices: IP address, name of the browser, time',
    where: 'Database',
    until: 'Until you sign out of them',
  },
  {
    what: 'Networks you sign in from, so that strangers’ guesses do not lock you out',
    where: 'Database, as keyed hashes of network addresses',
    until: '90 days after you last signed in from there, or until the password is changed elsewhere',
  },
  {
    what: 'Sign-in tokens that have been replaced, to notice a stolen one',
    where: 'Database, hashed',
    until: '30 days, or until you sign out',
  },
  {
    what: 'Codes and links sent by mail',
    where: 'Database, hashed',
    until: 'Until used or expired',
  },
  {
    what: 'Websites you share: text, tags, picture, zip',
    where: 'Database and file store; public once published',
    until: 'Until you delete them',
  },
  {
    what: 'Templates you marked (500 at most) and downloaded (the last 200), when you are signed in',
    where: 'Database; only you can read them',
    until: 'Until you remove them or the account is deleted',
  },
  {
    what: 'What you describe to the AI builder, and the pages that come of it',
    where:
      'Your browser and, when you are signed in, the newest 100 steps in the database, where only you can read them. Where this site has connected an AI service, that service gets your words and the page',
    until:
      'In the browser the four chats you changed last, until you clear it; in the database until you delete the chat or the account; at the service as its own terms say',
  },
  {
    what: 'A message you send by the contact form, with your name and e-mail address',
    where: 'Database, and the operator’s mailbox',
    until: `In the database ${messageDays} days after it was delivered; if it could not be, until the operator deletes it`,
  },
  {
    what: 'Votes for suggestions: your account, or without one a keyed hash of the cookie plinth-voter',
    where: 'Database; the cookie in your browser, set at your first vote',
    until: 'Until you take the vote back or the account is deleted. The cookie: one year',
  },
  {
    what: 'What else you write here: suggestions (your address is shown masked, and kept for mails about its status), comments, testimonials with the account that wrote them, a profile, repositories',
    where: 'Database',
    until: 'Until you or the operator delete it',
  },
  {
    what: 'The address you leave with a testimonial, for a mail with the link to change it',
    where: 'Database; never shown',
    until: 'Until that mail has been sent; if it can not be, 5 days',
  },
  {
    what: 'A report of something made here: reason, words, and who sent it',
    where: 'Database; account, or the network address only as a keyed hash',
    until: 'Until the operator deletes it',
  },
  {
    what: 'What operators decide on your things and your account, and why',
    where: 'Database; only operators read it, and you the words about your own project',
    until: 'A reason for a suspension: until it ends. The log of operators’ decisions: kept',
  },
  {
    what: 'What you buy: product, price, name, e-mail address, and whether it was paid or refunded; no card details',
    where: 'Database; only you, where you are signed in, and the operator can read it',
    until: 'As long as the law asks the operator to keep records of sales',
  },
  {
    what: 'A review of a product you have bought, with the name you give',
    where: 'Database; public',
    until: 'Until the operator deletes it at your request',
  },
  {
    what: 'That a purchase was begun, so that it is not made twice: the cookie plinth-checkout',
    where: 'Your browser; sent with requests to premium pages',
    until: '24 hours',
  },
  {
    what: 'An upload whose form was not finished',
    where: 'File store',
    until: 'About 24 hours',
  },
  {
    what: 'How often an address or an account tried something, against abuse',
    where: 'Database; e-mail addresses only as a keyed hash',
    until: 'Between a minute and a day, then removed within the hour',
  },
  {
    what: 'That a sign-in with another provider was begun in this browser: the cookie plinth-provider-flow',
    where: 'Your browser; sent only when you come back from there',
    until: 'Until you come back, ten minutes at most',
  },
  {
    what: 'For operators of this site alone, that the desk is theirs: the cookie plinth-desk',
    where: 'Your browser; sent with each request',
    until: '30 days, or until you sign out',
  },
  {
    what: 'Whether the sidebar is open: the cookie sidebar:state',
    where: 'Your browser; sent with each request',
    until: '7 days',
  },
  {
    what: 'Your session and your choice of light or dark',
    where: 'Your browser (localStorage)',
    until: 'Session: until you sign out. Theme: until you clear it',
  },
  {
    what: 'Your favorites and download history',
    where: 'Your browser (localStorage)',
    until: 'Until you remove them or, with an account, sign out',
  },
  {
    what: 'A form you are filling in: an upload without its files, a message, a testimonial, your profile',
    where: 'Your browser (sessionStorage)',
    until: 'Until it is sent or the tab is closed',
  },
  {
    what: 'Errors of the server: time, address of the page, what failed',
    where: 'The server’s log',
    until: 'As long as the operator keeps logs',
  },
];

/** The list of what is stored, where, and for how long: a table where there is room, else a stack of labels. */
export function KeptData({ messageDays }: { messageDays: number }) {
  return (
    <div className="@container">
      <table className="block w-full text-[0.9375rem] leading-6 @lg:table">
        <caption className="sr-only">What this site stores, where, and for how long</caption>
        <thead className="@max-lg:sr-only">
          <tr className="border-b-2 border-ink text-left">
            <th scope="col" className="w-[46%] py-2 pr-4 font-semibold">
              What
            </th>
            <th scope="col" className="py-2 pr-4 font-semibold">
              Where
            </th>
            <th scope="col" className="py-2 font-semibold">
              How long
            </th>
          </tr>
        </thead>
        <tbody className="block @lg:table-row-group">
          {listKept(messageDays).map(({ what, where, until }) => (
            <tr
              key={what}
              className="block break-inside-avoid border-b border-line py-3 align-top @lg:table-row"
            >
              <th scope="row" className="block text-left font-medium @lg:table-cell @lg:py-3 @lg:pr-4">
                {what}
              </th>
              <td className="block text-ink-soft @max-lg:before:content-['Where:_'] @lg:table-cell @lg:py-3 @lg:pr-4">
                {where}
              </td>
              <td className="block text-ink-soft @max-lg:before:content-['How_long:_'] @lg:table-cell @lg:py-3">
                {until}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
