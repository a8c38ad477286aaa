import { useTranslation } from 'react-i18next';
import type { Operation } from '../rules/description.ts';
import styles from './answers.module.css';
import { SchemaFields } from './schema-fields.tsx';

/** The responses of a call: its successes with their bodies, and its errors with their codes. */
export function Answers({ responses }: Pick<Operation, 'responses'>) {
  const { t } = useTranslation('reference');
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const errors = Object.entries(responses).filter(([status]) => !status.startsWith('2'));
  return (
    <>
      {successes.map(([status, { content = {} }]) => {
        const [type, body] = Object.entries(content)[0] ?? [];
        return (
          <div key={status} className={styles.answer}>
            <p>
              <b className={styles.good}>{status}</b> {type ?? t('noBody')}
            </p>
            {body && (
              <details>
                <summary>{t('showFields')}</summary>
                <SchemaFields schema={body.schema} />
              </details>
            )}
          </div>
        );
      })}
      <dl className={styles.errors}>
        {errors.map(([status, { description }]) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
