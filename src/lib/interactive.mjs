/** The hooks whose result is complete when the build renders a page. All other hooks need React in the browser. */
const buildHooks =
  'ActiveDocContext|ActivePlugin|ActiveVersion|AllDocsData|BaseUrl|BaseUrlUtils|BrokenLinks|Context|CurrentSidebarCategory|' +
  'Doc|DocById|DocsData|DocsSidebar|DocsVersion|DocsVersionCandidates|DocusaurusContext|GlobalData|Id|LatestVersion|' +
  'Location|Memo|PluginData|PluralForm|RouteContext|SidebarBreadcrumbs|ThemeConfig|TreeifiedTOC|Versions';
const pattern = new RegExp(
  `\\b(use(?!(?:${buildHooks})\\b)[A-Z]\\w*)\\s*[<(]|\\s(on[A-Z]\\w*|ref)=|\\b(extends (?:React\\.)?(?:Pure)?Component)\\b|<(BrowserOnly)\\b|` +
    `from ['"][^'"]*\\b(islands/(\\w+)/(?!index\\b)[^'"]+)['"]`,
  'g',
);

/**
 * True for files whose React components run in the browser: islands and the search dialog.
 * @param {string} file path relative to the site folder
 */
export const runsInBrowser = (file) => /^src[\\/](islands[\\/]\w+|search[\\/]ui[\\/]Dialog)[\\/]/.test(file);

/**
 * Finds hooks, refs, event handlers and parts of islands. They work in `npm start`, but have no effect on the built site.
 * @param {string} code
 * @returns {{ line: number, message: string }[]}
 */
export function interactiveCode(code) {
  return Array.from(code.matchAll(pattern), ({ 0: match, index, [5]: part, [6]: island, ...found }) => ({
    line: code.slice(0, index).split('\n').length + Number(match.startsWith('\n')),
    message: part
      ? `${part} is only a part of an island: import '@site/src/islands/${island}'`
      : `${found[1] ?? found[2] ?? found[3] ?? found[4]} works only in an island: move the component to src/islands/<Name>/index.tsx, see CONTRIBUTING.md`,
  }));
}
