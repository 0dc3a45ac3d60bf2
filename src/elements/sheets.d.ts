/** The text of a style sheet, minified by `src/plugins/bundler/bundle.ts`. */
declare module '*.sheet.css' {
  const css: string;
  export default css;
}
