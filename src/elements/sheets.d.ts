/** The text of a style sheet, which `src/plugins/bundler/bundle.ts` minifies. */
declare module '*.sheet.css' {
  const css: string;
  export default css;
}
