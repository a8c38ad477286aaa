import { limits, type TileAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import styles from './new-flag.module.css';

/** How much is new in a project since the user was there, on its picture. */
export function NewFlag({ tile }: { readonly tile: TileAttributes | undefined }) {
  const { t } = useTranslation('news');
  const count = tile?.new_count ?? 0;
  if (count === 0) return null;
  return <span className={styles.flag}>{t(count < limits.newsCounted ? 'newCount' : 'newAtLeast', { count })}</span>;
}
