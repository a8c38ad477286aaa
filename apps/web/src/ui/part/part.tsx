import { Component, Fragment, type ReactNode } from 'react';
import { reportFailure } from '../../lib/reports/index.ts';

/** How often a part that broke is begun anew. */
const mostAttempts = 3;

interface PartState {
  readonly failures: number;
  readonly isBroken: boolean;
}

/**
 * A part of a page that never takes the page along when it breaks: it begins anew, and is left out if that does not
 * help. An extension or a translation of the browser may have changed its elements, which React then cannot change.
 */
export class Part extends Component<{ readonly children: ReactNode }, PartState> {
  override state: PartState = { failures: 0, isBroken: false };

  static getDerivedStateFromError(): Partial<PartState> {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    const { failures } = this.state;
    reportFailure({ kind: 'screen', error });
    if (failures < mostAttempts) this.setState({ failures: failures + 1, isBroken: false });
  }

  override render(): ReactNode {
    const { failures, isBroken } = this.state;
    return !isBroken && <Fragment key={failures}>{this.props.children}</Fragment>;
  }
}
