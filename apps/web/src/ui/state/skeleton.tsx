import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.ts';
import styles from './state.module.css';

interface SkeletonBlockProps {
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
  readonly radius?: CSSProperties['borderRadius'];
  readonly className?: string | undefined;
}

/** A grey shape. Skeletons are built from these in the real layout. */
export function SkeletonBlock({ width, height = 14, radius, className }: SkeletonBlockProps) {
  return (
    <span className={cx(styles.block, className)} style={{ width, height, borderRadius: radius }} aria-hidden="true" />
  );
}

/** Tells screen readers that content is loading. */
export function Loading() {
  const { t } = useTranslation('ui');
  return (
    <p className={visuallyHidden} role="status">
      {t('loading')}
    </p>
  );
}
