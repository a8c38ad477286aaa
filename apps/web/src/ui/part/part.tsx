import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import styles from './part.module.css';
import { useBroken } from './use-broken.ts';

/**
 * A part that does not take the rest of the page along when it breaks: a notice is then in its place, with a button that
 * tries again. Another screen tries again as well.
 */
export function Part({ children }: { readonly children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => location.pathname} errorComponent={BrokenPart}>
      {children}
    </CatchBoundary>
  );
}

/** A component as a part of its own. */
export const inPart =
  <Props extends object>(Content: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <Part>
      <Content {...props} />
    </Part>
  );

function BrokenPart({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('ui');
  useBroken(error, reset);
  return (
    <div className={styles.broken} role="alert">
      <span>{t('errorTitle')}</span>
      <Button onClick={reset}>{t('retry')}</Button>
    </div>
  );
}
