import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../../app/features/ai-builder/composer/compose.ts';
import { check } from './check.ts';
import { formatFault } from './fault.ts';
import { createFixture, type Fixture } from './fixture.ts';

const descriptions = {
  bakery: 'Bakery called Golden Crumb in Ghent that sells sourdough, croissants and rye bread, yellow',
  // Not the name of an application of ours, which would be used as one.
  agency: 'Creative agency for branding, bold, pink, with a gallery. hello@studio.example',
  clinic: 'Zahnarztpraxis in Köln für ängstliche Patienten, ruhig und grün',
};

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
  for (const [id, description] of Object.entries(descriptions))
    await fixture.make(id, {
      ...compose(description).files,
      'assets/css/style.css': null,
      'assets/js/site.js': null,
      'assets/img/favicon.svg': null,
    });
});
afterAll(() => fixture.remove());

it('pages that are composed without a model hold what templates are held to', async () => {
  const faults: string[] = [];
  for await (const result of check(Object.keys(descriptions), {
    folder: fixture.folder,
    withoutRecords: true,
  }))
    faults.push(...result.faults.map((fault) => formatFault(result.id, fault)));
  expect(faults).toEqual([]);
});
