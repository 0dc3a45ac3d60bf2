import { HtmlValidate } from 'html-validate';
import { at, expect, test } from './support';
import { axeSample } from './sample';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // Allows `<details>` in a row header, because HTML no longer classifies this element as sectioning content.
  elements: ['html5', { details: { sectioning: false } }],
  rules: {
    // Excludes the skip link, which Docusaurus renders as a region, and the announcement, which is a custom element.
    // Also excludes the search button, which is a link until its script has loaded.
    'prefer-native-element': ['error', { exclude: ['region', 'banner', 'button'] }],
    // Allows `aria-label` on lists, because ARIA permits it there.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

// Turns scripts off, so that the browser only parses the built HTML and adds the tags that the build omits.
test.use({ javaScriptEnabled: false });

/** Tests the sample pages, and a page that has expandable badges in a table. */
test('the pages are valid HTML', async ({ page }) => {
  for (const path of [...axeSample, '/docs/typedefs/manager/managerOptions']) {
    await page.goto(at(path));
    const { results } = await validator.validateString(await page.content());
    const faults = results.flatMap(({ messages }) => messages);
    expect
      .soft(
        faults.map(({ message, selector }) => `${message} (${selector})`),
        path,
      )
      .toEqual([]);
  }
});
