import { Component, type ReactNode } from 'react';

type Props = { fallback: (params: { error: Error }) => ReactNode; children: ReactNode };

/** Stands in for Docusaurus' boundary, which needs the theme: shows the fallback for a child that throws. */
export default class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback({ error: this.state.error }) : this.props.children;
  }
}
