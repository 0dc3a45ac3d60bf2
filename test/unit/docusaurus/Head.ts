/** Replaces the head component of Docusaurus, because its elements belong outside of the rendered component. */
export default function Head(): null {
  return null;
}
