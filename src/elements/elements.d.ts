import 'react';

type ElementProps = React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'announcement-bar': ElementProps;
      'back-to-top': ElementProps;
      'color-mode-toggle': ElementProps;
      'mobile-menu': ElementProps;
      'nav-dropdown': ElementProps;
      'page-strip': ElementProps;
      'react-island': ElementProps;
      'search-bar': ElementProps;
      'sidebar-restore': ElementProps;
      'tab-group': ElementProps;
      'tab-restore': ElementProps;
      'toc-restore': ElementProps;
      'version-restore': ElementProps;
    }
  }
}
