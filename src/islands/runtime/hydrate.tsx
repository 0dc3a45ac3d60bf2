import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

class CrashScreen extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  readonly title = document.title;

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidCatch(): void {
    document.title = 'Page Error';
  }

  private readonly tryAgain = (): void => {
    document.title = this.title;
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert">
        <h2>This page crashed</h2>
        <p>{error.message}</p>
        <button type="button" className="button button--secondary" onClick={this.tryAgain}>
          Try again
        </button>
      </div>
    );
  }
}

/** Hydrates the markup of an island. Without markup, as in `npm start`, renders the island. */
export function hydrate<P extends object>(element: HTMLElement, Island: ComponentType<P>, props: P): void {
  const app = (
    <CrashScreen>
      <Hydrated onHydrated={() => void (element.dataset.hydrated = 'true')}>
        <Island {...props} />
      </Hydrated>
    </CrashScreen>
  );
  const options = { onRecoverableError: console.error };
  if (element.hasChildNodes()) hydrateRoot(element, app, options);
  else createRoot(element, options).render(app);
}
