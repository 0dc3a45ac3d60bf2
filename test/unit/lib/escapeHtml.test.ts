import { escapeHtml } from '../../../src/lib/escapeHtml';

test('a text is escaped as a whole, also what looks escaped already', () => {
  expect(escapeHtml(`"<img src=x onerror=alert(1)>" & &lt; 'it'`)).toBe(
    '&quot;&lt;img src=x onerror=alert(1)&gt;&quot; &amp; &amp;lt; &#39;it&#39;',
  );
});
