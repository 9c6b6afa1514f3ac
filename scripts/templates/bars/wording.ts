import type { Fault } from '../fault.ts';
import { isBundled, isText, isVendored, placeOf, type Template } from '../template.ts';

interface Rule {
  pattern: RegExp;
  what: string;
  mend: string;
}

const fillers: Rule = {
  pattern:
    /\b(lorem ipsum|dolor sit amet|(dummy|filler) (text|copy)|your (text|copy|tagline) here|insert .{2,20} here)\b/gi,
  what: 'is filler',
  mend: 'write the real copy of the imagined business',
};
const leftovers: Rule = {
  pattern: /\b(TODO|FIXME|HACK|TBD)\b/g,
  what: 'is a note to oneself',
  mend: 'do it, or leave it out',
};
const pictures: Rule = {
  pattern:
    /\b(via\.placeholder|placeholder|placehold|placekitten|placebear|dummyimage|picsum|lorempixel|loremflickr|source\.unsplash|images\.unsplash|pravatar|robohash|dicebear|randomuser)\.(com|co|it|photos|cc|org|me)\b/gi,
  what: 'is a placeholder service',
  mend: 'put the picture into the folder',
};
const services: Rule = {
  pattern:
    /\b(fonts\.(googleapis|gstatic)|cdn\.jsdelivr|cdnjs\.cloudflare|unpkg|code\.jquery|esm|use\.typekit|kit\.fontawesome|www\.googletagmanager|www\.google-analytics)\.(com|net|sh)\b/gi,
  what: 'is a service of someone else',
  mend: 'put the font or library into the folder',
};

/** No filler, no notes to oneself, no placeholder pictures, no outside services, in any text file. */
export async function checkWording(template: Template): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const file of template.files.filter((name) => isText(name) && !/package-lock\.json$/.test(name))) {
    const text = await template.text(file);
    const isOthers = isVendored(file) || isBundled(template, file);
    for (const rule of isOthers ? [pictures] : [fillers, leftovers, pictures, services])
      for (const { 0: found, index } of text.matchAll(rule.pattern))
        faults.push({
          bar: 'wording',
          file,
          ...placeOf(text, index),
          what: `"${found}" ${rule.what}`,
          mend: rule.mend,
        });
  }
  return faults;
}
