/** A font in the bundle: the address that it is served at. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
