import { checkBuild } from './bars/build.ts';
import { checkContract } from './bars/contract.ts';
import { checkCss } from './bars/css.ts';
import { checkFiles } from './bars/files.ts';
import { checkHead } from './bars/head.ts';
import { checkHtml } from './bars/html.ts';
import { checkAllLinks, checkNotFound } from './bars/not-found.ts';
import { checkWording } from './bars/wording.ts';
import type { Fault } from './fault.ts';
import type { Template } from './template.ts';

/** Holds a template to the bars that need no browser. */
export async function inspectFiles(template: Template): Promise<Fault[]> {
  return [
    ...(await checkFiles(template)),
    ...(await checkBuild(template)),
    ...(await inspectSite(template)),
    ...(await checkWording(template)),
    ...(await checkContract(template)),
  ];
}

/** The same for what a browser is given. */
export async function inspectSite(template: Template): Promise<Fault[]> {
  return [
    ...(await checkHtml(template)),
    ...(await checkCss(template)).faults,
    ...(await checkHead(template)),
    ...(await checkAllLinks(template)),
    ...(await checkNotFound(template)),
  ];
}
