import { HtmlValidate } from 'html-validate';
import { at, expect, test } from './support';
import { axeSample } from './sample';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // The header of a row may contain details: HTML no longer counts them as a section.
  elements: ['html5', { details: { sectioning: false } }],
  rules: {
    // Docusaurus writes the skip link as a region. The announcement is a custom element. Search is a link before its
    // script has loaded.
    'prefer-native-element': ['error', { exclude: ['region', 'banner', 'button'] }],
    // ARIA allows a name on a list.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

// Without scripts, the browser only parses the HTML of the build, and adds the tags that the build leaves out.
test.use({ javaScriptEnabled: false });

/** Also a page whose table has badges that open. */
for (const path of [...axeSample, '/docs/typedefs/manager/managerOptions']) {
  test(`${path} is valid HTML`, async ({ page }) => {
    await page.goto(at(path));
    const { results } = await validator.validateString(await page.content());
    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ message, selector }) => `${message} (${selector})`)).toEqual([]);
  });
}
