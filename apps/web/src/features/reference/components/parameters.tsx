import { useTranslation } from 'react-i18next';
import type { Parameter } from '../rules/description.ts';
import { limitsOf, typeOf } from '../rules/schema.rules.ts';
import styles from './schema-fields.module.css';

/** The parameters of a call in its path or query. */
export function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  const { t } = useTranslation('reference');
  return (
    <ul className={styles.fields}>
      {parameters.map(({ name, required, schema }) => (
        <li key={name}>
          <p className={styles.field}>
            <code className={styles.name}>{name}</code>
            <span className={styles.type}>{typeOf(schema)}</span>
            {required && <span className={styles.required}>{t('required')}</span>}
            <span className={styles.limits}>{limitsOf(schema)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
