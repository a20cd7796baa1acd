import { Component, type ReactNode } from 'react';
import { ErrorNote } from './error-note.tsx';

interface State {
  readonly error: unknown;
}

/** Keeps an error of one page from taking the header with it, and one of a part its neighbors. */
export class Boundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <section className="card">
        <ErrorNote error={error} onRetry={() => this.setState({ error: null })} />
      </section>
    );
  }
}
