import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { cx } from '#ui/class-names.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import styles from './coverage.module.css';

interface Bar {
  readonly key: string;
  /** The item that is counted, usually a link to its list. */
  readonly name: ReactNode;
  readonly count: number;
  /** A colour from the tokens. */
  readonly color?: string;
  /** A sum of several items: it has no bar, since it would make the bars of single items too short to compare. */
  readonly isSum?: boolean;
}

interface BarsProps {
  readonly label: string;
  readonly of: string;
  readonly bars: readonly Bar[];
}

/** Counts as bars in the rows of a table, so that they can be read aloud and copied too. */
export function Bars({ label, of, bars }: BarsProps) {
  const { t } = useTranslation('coverage');
  const { number } = useFormats();
  const largest = Math.max(1, ...bars.map(({ count, isSum }) => (isSum ? 0 : count)));
  return (
    <div className={styles.bars}>
      <table>
        <caption className={visuallyHidden}>{label}</caption>
        <thead className={visuallyHidden}>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{t('cards')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, count, color, isSum }) => (
            <tr key={key} className={cx(styles.bar, isSum && styles.sum, count === 0 && styles.none)}>
              <th scope="row">
                <span className={styles.item}>{name}</span>
              </th>
              <td>
                {!isSum && (
                  <span
                    className={styles.fill}
                    style={
                      { '--share': count / largest, ...(color && { background: `var(${color})` }) } as CSSProperties
                    }
                    aria-hidden="true"
                  />
                )}
                <span className={styles.figure}>{number(count)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
