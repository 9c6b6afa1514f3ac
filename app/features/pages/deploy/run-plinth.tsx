import nginxConf from './snippets/plinth.conf?raw';
import unit from './snippets/plinth.service?raw';
import type { Step } from './step-list.tsx';

/** The steps that put Plinth itself, not a template, on a server. */
export const RUN_PLINTH: Step[] = [
  {
    title: 'Install and build',
    text: (
      <p>
        A Linux server with Node 20 or newer and npm is enough: the right Node comes with the packages. Give
        the process a user of its own, and build once as that user.
      </p>
    ),
    code: [
      {
        name: 'In the folder of the source',
        code: 'sudo useradd --system --create-home --home-dir /var/lib/plinth plinth\nsudo cp -r . /srv/plinth\nsudo chown -R plinth:plinth /srv/plinth\ncd /srv/plinth\nsudo -u plinth -H npm ci\nsudo -u plinth -H npm run build',
      },
    ],
  },
  {
    title: 'Let systemd keep it running',
    text: (
      <>
        <p>
          <code>SITE_URL</code> is the public address: it goes into mails, and https switches strict transport
          security on. <code>TRUST_PROXY=1</code> says that one proxy is in front of the site and that its
          forwarded visitor addresses are trusted.
        </p>
        <p>
          Set <code>SMTP_URL</code> and <code>MAIL_FROM</code> too, so that confirmation mails are sent.
        </p>
      </>
    ),
    code: [
      { name: '/etc/systemd/system/plinth.service', code: unit },
      {
        name: 'Start it',
        code: 'sudo systemctl daemon-reload\nsudo systemctl enable --now plinth\njournalctl -u plinth -f',
      },
    ],
  },
  {
    title: 'Put nginx in front',
    text: (
      <p>
        nginx ends TLS and passes everything on. Fetch the certificate before the file is switched on, since
        nginx does not start without it.
      </p>
    ),
    code: [
      { name: '/etc/nginx/sites-available/plinth', code: nginxConf },
      {
        name: 'Certificate, then nginx',
        code: 'sudo certbot certonly --nginx -d plinth.example.org\nsudo ln -s /etc/nginx/sites-available/plinth /etc/nginx/sites-enabled/\nsudo nginx -t && sudo systemctl reload nginx',
      },
    ],
  },
  {
    title: 'Back it up',
    text: (
      <p>
        With the embedded database everything is in one folder. Stop, copy, start. With{' '}
        <code>DATABASE_URL</code> set, also use pg_dump.
      </p>
    ),
    code: [
      {
        name: 'A backup',
        code: 'sudo systemctl stop plinth\nsudo tar -C /var/lib/plinth -czf plinth-$(date +%F).tar.gz data\nsudo systemctl start plinth',
      },
    ],
  },
];
