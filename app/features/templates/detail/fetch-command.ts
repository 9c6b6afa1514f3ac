import { templatePaths } from '../schema.ts';

/** Full address of the zip, safe between single quotes in a shell. */
function zipAddress(siteUrl: string, title: string): string {
  return (siteUrl + templatePaths.download(title)).replaceAll("'", '%27');
}

type Wanted = { siteUrl: string; id: string; title: string };

/** The line that copies a template into a folder by the site's own command line, on any system with Node.js. */
export function pullCommand({ siteUrl, id }: Pick<Wanted, 'siteUrl' | 'id'>): string {
  return `npx ${siteUrl}/cli.tgz pull ${id}`;
}

/** Lines for a POSIX shell that fetch a template and unpack it into a folder named after its id. */
export function shellCommand({ siteUrl, id, title }: Wanted): string {
  return `curl -fL -o ${id}.zip '${zipAddress(siteUrl, title)}' &&\n  unzip ${id}.zip`;
}

/** The same for PowerShell 5 and newer. */
export function powershellCommand({ siteUrl, id, title }: Wanted): string {
  return [
    `Invoke-WebRequest '${zipAddress(siteUrl, title)}' -OutFile ${id}.zip -UseBasicParsing`,
    `Expand-Archive ${id}.zip -DestinationPath .`,
  ].join('\n');
}
