import reactConf from './snippets/react-site.conf?raw';
import staticConf from './snippets/static-site.conf?raw';
import type { Step } from './step-list.tsx';

/** The four steps onto a server or a web space of one's own. */
export const TRADITIONAL: Step[] = [
  {
    title: 'Project Setup',
    text: (
      <>
        <p>
          Unpack the zip and look inside. With an <code>index.html</code> at the top it is a plain site and
          needs no build. With a <code>package.json</code> it is built with React and Vite.
        </p>
        <p>Put it under version control at once, so that every change can be taken back.</p>
      </>
    ),
    code: [
      {
        name: 'Terminal',
        code: 'unzip template.zip -d my-site\ncd my-site\ngit init\ngit add .\ngit commit -m "Start from the template"',
      },
    ],
  },
  {
    title: 'Development Setup',
    text: (
      <>
        <p>Serve the folder on your own machine and put your words and pictures in.</p>
        <p>
          Before you go on: change the <code>title</code> and description of each page, replace the favicon,
          and follow every link once.
        </p>
      </>
    ),
    code: [
      {
        name: 'See it on your machine',
        code: '# a plain site: http://localhost:8000\npython3 -m http.server 8000\n\n# a React template: http://localhost:5173\nnpm ci\nnpm run dev',
      },
    ],
  },
  {
    title: 'Deployment Process',
    text: (
      <>
        <p>
          With a rented web space: connect by SFTP and copy the files into <code>public_html</code> (it may be
          called <code>htdocs</code> or <code>www</code>), so that <code>index.html</code> lies directly in
          it.
        </p>
        <p>
          With a server of your own: copy them with rsync and give nginx this file. Of a React template copy{' '}
          <code>dist/</code> and use the two locations below in place of the ones above.
        </p>
      </>
    ),
    code: [
      {
        name: 'Copy the files',
        code: '# of a React template: npm run build,\n# then dist/ in place of ./\nrsync -av --delete --exclude .git \\\n  ./ you@example.org:/var/www/my-site/',
      },
      { name: '/etc/nginx/sites-available/my-site', code: staticConf },
      { name: 'Locations for a React template', code: reactConf },
    ],
  },
  {
    title: 'Final Steps',
    text: (
      <>
        <p>
          Point the domain at the server with an <code>A</code> record, and <code>AAAA</code> for IPv6. Switch
          the site on, then let certbot fetch a certificate; it renews itself.
        </p>
        <p>
          Last, open the site on a phone, over mobile data, and send yourself its link to see the preview.
        </p>
      </>
    ),
    code: [
      {
        name: 'On the server',
        code: 'sudo ln -s /etc/nginx/sites-available/my-site /etc/nginx/sites-enabled/\nsudo nginx -t && sudo systemctl reload nginx\nsudo certbot --nginx -d example.org -d www.example.org\ncurl -I https://example.org',
      },
    ],
  },
];
