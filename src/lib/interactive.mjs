const hooks =
  'State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|Callback|ImperativeHandle|SyncExternalStore|Transition|DeferredValue|Optimistic|ActionState';
const pattern = new RegExp(`\\b(use(?:${hooks}))\\s*[<(]|\\s(on[A-Z]\\w*|ref)=`, 'g');

/**
 * True for files whose React components run in the browser: islands and the search dialog.
 * @param {string} file path relative to the site folder
 */
export const runsInBrowser = (file) => /^src[\\/](islands[\\/]\w+|search[\\/]ui[\\/]Dialog)[\\/]/.test(file);

/**
 * Finds hooks, refs and event handlers. They work in `npm start`, but have no effect on the built site.
 * @param {string} code
 * @returns {{ line: number, message: string }[]}
 */
export function interactiveCode(code) {
  return Array.from(code.matchAll(pattern), (match) => ({
    line: code.slice(0, match.index).split('\n').length + Number(match[0].startsWith('\n')),
    message: `${match[1] ?? match[2]} works only in an island: move the component to src/islands/<Name>/index.tsx, see CONTRIBUTING.md`,
  }));
}
