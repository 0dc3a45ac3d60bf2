/** Replaces Docusaurus's head component, because its elements belong outside the rendered component. */
export default function Head(): null {
  return null;
}
