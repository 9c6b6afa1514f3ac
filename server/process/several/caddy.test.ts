import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findCaddy, startCaddy } from '../../testing/caddy.ts';
import { describeProxy } from '../../testing/proxy-suite.ts';

const file = path.resolve('docs/proxies/Caddyfile');

describeProxy('Caddy', async ({ folder, securePort, plainPort, sitePort }) => {
  // Its own authority signs the certificate in place of a public one, which this machine can not ask.
  const global = `{
	admin off
	local_certs
	skip_install_trust
	http_port ${plainPort}
	https_port ${securePort}
`;
  const configuration = (await readFile(file, 'utf8'))
    .replace('plinth.example {', 'localhost {')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace('{\n\ton_demand_tls', `${global}\ton_demand_tls`);
  return startCaddy(findCaddy() ?? 'caddy', folder, securePort, configuration);
});
