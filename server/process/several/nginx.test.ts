import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { testCertificate, testCertificateKey } from '../../testing/certificate.ts';
import { findNginx, startNginx } from '../../testing/nginx.ts';
import { describeProxy } from '../../testing/proxy-suite.ts';

const file = path.resolve('docs/proxies/nginx.conf');

describeProxy('nginx', async ({ folder, securePort, plainPort, sitePort }) => {
  await mkdir(folder, { recursive: true });
  const certificate = path.join(folder, 'certificate.pem');
  const key = path.join(folder, 'key.pem');
  await writeFile(certificate, testCertificate);
  await writeFile(key, testCertificateKey);
  const configuration = (await readFile(file, 'utf8'))
    .replace(/ *listen \[::\].*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${securePort} ssl`)
    .replace('https://$host$request_uri', `https://$host:${securePort}$request_uri`)
    .replaceAll('server_name plinth.example *.sites.example', 'server_name localhost *.localhost')
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${sitePort}`)
    .replace(/ssl_certificate \/.*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \/.*;/, `ssl_certificate_key ${key};`);
  return startNginx(findNginx() ?? 'nginx', folder, plainPort, configuration);
});
