import { useTranslation } from 'react-i18next';
import { type Changes, changeKinds } from '#features/radars/rules/changes.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { cx } from '#ui/class-names.ts';
import styles from './comparison.module.css';
import { useChangeWords } from './use-change-words.ts';

interface ChangeListsProps {
  readonly changes: Changes;
  readonly unchanged: number;
  readonly pointed: string | undefined;
  readonly onPoint: (id: string | undefined) => void;
}

/** The changes, as a list for each kind of change. */
export function ChangeLists({ changes, unchanged, pointed, onPoint }: ChangeListsProps) {
  const { t } = useTranslation('radars');
  const { number } = useFormats();
  const { changeText } = useChangeWords();
  const kinds = changeKinds.filter((kind) => changes[kind].length > 0);
  return (
    <div className={styles.lists} onPointerLeave={() => onPoint(undefined)}>
      {kinds.length === 0 && <p>{t('nothingChanged')}</p>}
      {kinds.map((kind) => (
        <section key={kind} aria-labelledby={`changes-${kind}`}>
          <h2 id={`changes-${kind}`} className={styles.kind}>
            {t(`change_${kind}`)} <span>{number(changes[kind].length)}</span>
          </h2>
          <ul>
            {changes[kind].map((change) => (
              <li
                key={change.blip.id}
                className={cx(styles.change, change.blip.id === pointed && styles.pointed)}
                onPointerEnter={() => onPoint(kind === 'gone' ? undefined : change.blip.id)}
              >
                <span className={styles.number}>{kind === 'gone' ? '–' : change.blip.number}</span>
                <span className={styles.label} dir="auto">
                  {change.blip.label}
                </span>
                <span className={styles.what}>{changeText(kind, change)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.unchanged}>{t('unchangedCount', { count: unchanged })}</p>
    </div>
  );
}
