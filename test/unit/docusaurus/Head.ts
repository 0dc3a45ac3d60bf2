/** Replaces the head of Docusaurus, whose elements belong outside of the rendered component. */
export default function Head(): null {
  return null;
}
