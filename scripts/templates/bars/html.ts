import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Fault } from '../fault.ts';
import type { Template } from '../template.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // The files come from the same folder, where a checksum protects from nobody.
      'require-sri': 'off',
    },
  }),
);

/** Every page is valid HTML. */
export async function checkHtml(template: Template): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const file of template.pages) {
    const report = await validator.validateString(await template.text(file), file);
    for (const { line, column, message, ruleId } of report.results.flatMap(({ messages }) => messages))
      faults.push({
        bar: 'html',
        file,
        line,
        column,
        what: message,
        mend: `rule ${ruleId} of html-validate`,
      });
  }
  return faults;
}
