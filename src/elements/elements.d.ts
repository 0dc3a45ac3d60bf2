import 'react';

type ElementProps = React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    /** The custom elements of the site. */
    interface IntrinsicElements {
      'search-bar': ElementProps;
    }
  }
}
