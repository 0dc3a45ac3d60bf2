import { HtmlValidate } from 'html-validate';
import { at, expect, test } from './support';
import { axeSample } from './sample';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // Allows `<details>` in the header of a row, because HTML no longer treats this element as a section.
  elements: ['html5', { details: { sectioning: false } }],
  rules: {
    // Excludes the skip link, which Docusaurus renders as a region, and the announcement, which is a custom element.
    // Also excludes the search button, which is a link until its script has loaded.
    'prefer-native-element': ['error', { exclude: ['region', 'banner', 'button'] }],
    // Allows `aria-label` on lists, because ARIA allows a name on a list.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

// Turns off scripts, so that the browser only parses the HTML of the build and adds the tags that the build omits.
test.use({ javaScriptEnabled: false });

/** Tests the sample of pages, and a page with a table that contains expandable badges. */
for (const path of [...axeSample, '/docs/typedefs/manager/managerOptions']) {
  test(`${path} is valid HTML`, async ({ page }) => {
    await page.goto(at(path));
    const { results } = await validator.validateString(await page.content());
    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ message, selector }) => `${message} (${selector})`)).toEqual([]);
  });
}
