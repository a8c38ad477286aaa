import { type BriefContent, type BriefField, briefFields } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { cx } from '#ui/class-names.ts';
import { Badge } from '#ui/rows/badge.tsx';
import styles from './brief.module.css';
import { FieldWords } from './field-words.tsx';

interface BriefDocumentProps {
  readonly content: BriefContent;
  /** The parts to highlight, which a version changed. */
  readonly changed?: readonly BriefField[];
}

/** A brief in reading view, without its empty fields. */
export function BriefDocument({ content, changed = [] }: BriefDocumentProps) {
  const { t } = useTranslation('brief');
  const said = briefFields.filter((field) =>
    field === 'domains' ? content.domains.length > 0 : content[field] !== null,
  );
  const shown = briefFields.filter((field) => said.includes(field) || changed.includes(field));
  return (
    <div className={styles.parts}>
      {shown.map((field) => (
        <section key={field} className={cx(styles.part, field === 'challenge' && styles.question)}>
          <div className={styles.head}>
            <h2 className={styles.label}>{t(`field_${field}`)}</h2>
            {changed.includes(field) && <Badge>{t('changedHere')}</Badge>}
          </div>
          <div className={styles.body}>
            {said.includes(field) ? (
              <FieldWords field={field} content={content} />
            ) : (
              <p className={styles.nothing}>{t('nothing')}</p>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
