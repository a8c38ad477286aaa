import { Component, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reportFailure } from '../../lib/reports/index.ts';
import { Button } from '../button/index.ts';

/** How often a part that broke is begun anew by itself. */
const mostAttempts = 3;

interface PartProps {
  /** Whether the part is always on the screen, so that a button is in its place when it stays broken. */
  readonly placed?: boolean;
  readonly children: ReactNode;
}

interface PartState {
  readonly failures: number;
  readonly isBroken: boolean;
}

/**
 * A part of a page that never takes the page along when it breaks: it begins anew. An extension or a translation of the
 * browser may have changed its elements, which React then cannot change any more.
 */
export class Part extends Component<PartProps, PartState> {
  override state: PartState = { failures: 0, isBroken: false };

  static getDerivedStateFromError(): Partial<PartState> {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportFailure({ kind: 'screen', error });
    if (this.state.failures < mostAttempts) this.begin();
  }

  begin = (): void => this.setState(({ failures }) => ({ failures: failures + 1, isBroken: false }));

  override render(): ReactNode {
    const { placed, children } = this.props;
    const { failures, isBroken } = this.state;
    if (isBroken) return placed && <TryAgain onClick={this.begin} />;
    return <Fragment key={failures}>{children}</Fragment>;
  }
}

function TryAgain({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('ui');
  return <Button onClick={onClick}>{t('retry')}</Button>;
}
