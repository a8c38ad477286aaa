import { useTranslation } from 'react-i18next';
import type { Schema } from '../rules/description.ts';
import { limitsOf, propertiesOf, typeOf } from '../rules/schema.rules.ts';
import styles from './schema-fields.module.css';

interface SchemaFieldsProps {
  readonly schema: Schema;
  /** How deeply it is nested. */
  readonly depth?: number;
}

/** JSON:API puts attributes two levels down. Deeper levels are opened on demand. */
const openDepth = 2;

/** The properties of a body, including nested ones. */
export function SchemaFields({ schema, depth = 0 }: SchemaFieldsProps) {
  const { t } = useTranslation('reference');
  return (
    <ul className={styles.fields}>
      {propertiesOf(schema).map(({ name, schema: property, required }) => {
        const limits = limitsOf(property);
        const inner = propertiesOf(property);
        return (
          <li key={name}>
            <p className={styles.field}>
              <code className={styles.name}>{name}</code>
              <span className={styles.type}>{typeOf(property)}</span>
              {required && <span className={styles.required}>{t('required')}</span>}
              {limits && <span className={styles.limits}>{limits}</span>}
            </p>
            {inner.length > 0 && (
              <details open={depth < openDepth} className={styles.inner}>
                <summary>{t('fieldsOf', { name })}</summary>
                <SchemaFields schema={property} depth={depth + 1} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
