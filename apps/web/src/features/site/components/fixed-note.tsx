import { useTranslation } from 'react-i18next';
import styles from './admin.module.css';

/** Says that the environment of the server sets something, so that it cannot be changed here. */
export function FixedNote({ variables }: { readonly variables: readonly string[] }) {
  const { t } = useTranslation('admin');
  return <p className={styles.example}>{t('fixed', { variables: variables.join(', ') })}</p>;
}
