import type { Start } from '../new.ts';

/** What has to be decided and done before the template ships. The checker asks for the file to be deleted. */
export function briefText({ id, title }: Start): string {
  return `# Brief: ${title}

Work through this list, then delete the file: the template does not ship while it is here.

## Decide, in a sentence each

- [ ] Whose website is it? One business, with a name, a place and a way of talking.
- [ ] What is the idea that nobody else has? If you can say it of another template too, look further.
- [ ] Type: which open fonts, and why they fit. Subset, as .woff2 in \`assets/fonts/\`, each with its licence beside it.
- [ ] Colour: which ground, ink and accent, in light and in dark.
- [ ] Layout: what is not a row of three cards?
- [ ] Motion: the one thing that moves, and what stays when motion is reduced.

## Make

- [ ] All copy, in full, in the words of that business.
- [ ] All pictures: drawn as SVG, CSS or canvas for this template, or from a set with an open licence, credited.
- [ ] Every state: empty, wrong input, sent, nothing found.
- [ ] Where it is an application: it works, keeps its data, imports and exports, takes back the last step.
- [ ] Where a backend belongs: one documented place, and honest words while none is there.
- [ ] \`template.json\`: description, category, tags, features, pages.
- [ ] \`README.md\`: how to change words, colours, fonts, pictures; \`CHANGELOG.md\`.

## Check

- [ ] \`npm run templates -- check ${id}\` finds only this file.
- [ ] You have looked at it at 360, 768 and 1280 pixels, light and dark, and used it by keyboard alone.
- [ ] Delete this file, then \`npm run templates -- catalogue ${id}\`.
`;
}
