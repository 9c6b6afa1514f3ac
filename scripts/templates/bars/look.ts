import { findContrastFaults } from '../../../domain/contract/look/contrast.ts';
import { parseLook } from '../../../domain/contract/look/look.ts';
import { lookFile, readFiles } from '../contract/read-files.ts';
import { writeLook } from '../contract/write-look.ts';
import type { Fault } from '../fault.ts';
import { isVendored, placeOf, type Template } from '../template.ts';

const leastPalettes = 3;
const leastPairings = 2;

/** Palettes and pairings are enough and pass contrast in both themes; style sheet and tokens are made of them; no colour stands elsewhere. */
export async function checkLook(template: Template): Promise<Fault[]> {
  const mend = `run: npm run templates -- look ${template.id}`;
  const fault = (file: string, what: string, how = mend): Fault => ({
    bar: 'contract',
    file,
    what,
    mend: how,
  });
  if (!template.files.includes(lookFile))
    return [fault(lookFile, 'is missing', 'templates/README.md says what it holds')];
  const result = parseLook(await template.text(lookFile));
  if ('problems' in result)
    return result.problems.map(({ name, what }) => fault(lookFile, `${name} ${what}`, 'correct it'));
  const { look } = result;
  const faults: Fault[] = [];
  if (Object.keys(look.palettes).length < leastPalettes)
    faults.push(fault(lookFile, `has fewer than ${leastPalettes} palettes`, 'add some'));
  if (Object.keys(look.pairings).length < leastPairings)
    faults.push(fault(lookFile, `has fewer than ${leastPairings} pairings of type`, 'add one'));
  for (const { palette, theme, front, back, ratio, least } of findContrastFaults(look))
    faults.push(
      fault(
        lookFile,
        `${palette}, ${theme}: ${front} on ${back} has ${ratio}, less than ${least}`,
        'mend the colours',
      ),
    );
  for (const [file, text] of Object.entries(writeLook(await readFiles(template), look)))
    if (!template.files.includes(file) || (await template.text(file)) !== text)
      faults.push(fault(file, `is not what ${lookFile} makes`));
  return [...faults, ...(await findLooseColours(template, look.css))];
}

/** Colours that no palette can change. None are white and black in shadows, what is clear, and what is mixed from another. */
async function findLooseColours(template: Template, css: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const file of template.site) {
    if (!/\.(css|html)$/.test(file) || file === css || isVendored(file)) continue;
    const text = await template.text(file);
    for (const { source, pattern } of file.endsWith('.css')
      ? [{ source: text, pattern: inStyles }]
      : [
          { source: text, pattern: inAttributes },
          { source: stylesIn(text), pattern: inStyles },
        ])
      for (const { 0: found, 1: color, index } of blank(source, /\/\*[\s\S]*?\*\//g).matchAll(pattern))
        faults.push({
          bar: 'contract',
          file,
          ...placeOf(text, index + found.lastIndexOf(color ?? '')),
          what: `${color} is a colour that no palette changes`,
          mend: 'make it a colour of look.json, or mix it from one',
        });
  }
  return faults;
}

const inStyles =
  /:[^;{}]*?(#(?!(?:000|fff)[0-9a-f]\b|(?:000000|ffffff)[0-9a-f]{2}\b)[0-9a-f]{3,8}\b|rgb\((?!(?:0 0 0|255 255 255|from)\b)[^)]*\))/gi;
const inAttributes = /\b(?:fill|stroke|stop-color|color)=["'](#[0-9a-f]{3,8}|rgb[^"']*)["']/gi;

/** The style sheets that a page carries, in their places; of what is around them and of the look only the lines are left. */
function stylesIn(page: string): string {
  const own = blank(page, /(?<=<style data-look>)[\s\S]*?(?=<\/style>)/g);
  return blank(own, /(?:^|(?<=<\/style>))[\s\S]*?(?=<style[ >]|$)/g);
}

const blank = (text: string, pattern: RegExp) => text.replace(pattern, (part) => part.replace(/[^\n]/g, ' '));
