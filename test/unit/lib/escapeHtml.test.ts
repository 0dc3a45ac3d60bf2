import { escapeHtml } from '../../../src/lib/escapeHtml';

test('escapes all special characters, including those of entities', () => {
  expect(escapeHtml(`"<img src=x onerror=alert(1)>" & &lt; 'it'`)).toBe(
    '&quot;&lt;img src=x onerror=alert(1)&gt;&quot; &amp; &amp;lt; &#39;it&#39;',
  );
});
