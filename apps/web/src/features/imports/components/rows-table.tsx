// biome-ignore-all lint/a11y/useSemanticElements: rows that are placed one by one cannot be those of a table element
// biome-ignore-all lint/a11y/useFocusableInteractive: the table is read, its rows and cells do nothing
import type { ImportAttributes } from '@foreglow/contract';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { cx } from '#ui/class-names.ts';
import { Notes } from './notes.tsx';
import outcomeStyles from './outcomes.module.css';
import { AlikeCard, Reasons } from './reasons.tsx';
import styles from './rows-table.module.css';

interface RowsTableProps {
  readonly projectSlug: string;
  readonly rows: ImportAttributes['rows'];
  /** Whether text that was decoded wrongly is repaired. */
  readonly repaired: boolean;
}

/**
 * The rows of the file, with the outcome of each and the reason. There may be ten thousand, so only rows near the
 * window are rendered.
 */
export function RowsTable({ projectSlug, rows, repaired }: RowsTableProps) {
  const { t } = useTranslation('imports');
  const { number } = useFormats();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows can mean another height of what is above
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + scrollY), [rows]);
  const virtual = useWindowVirtualizer({ count: rows.length, estimateSize: () => 45, overscan: 12, scrollMargin: top });
  return (
    <div role="table" aria-label={t('rows')} aria-rowcount={rows.length + 1} className={styles.table}>
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} className={cx(styles.row, styles.head)}>
          <span role="columnheader">{t('row')}</span>
          <span role="columnheader">{t('field_title')}</span>
          <span role="columnheader">{t('outcome')}</span>
        </div>
      </div>
      <div role="rowgroup" ref={list} className={styles.body} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          return (
            <div
              key={item.key}
              ref={virtual.measureElement}
              role="row"
              aria-rowindex={item.index + 2}
              data-index={item.index}
              className={cx(styles.row, styles.placed)}
              style={{ transform: `translateY(${item.start - top}px)` }}
            >
              <span role="cell" className={styles.number}>
                {number(row.row)}
              </span>
              <span role="cell" className={styles.title}>
                {row.title || t('noTitle')}
              </span>
              <span role="cell" className={styles.outcome}>
                <span className={cx(outcomeStyles.dotted, outcomeStyles[`${row.outcome}Dot`])}>
                  {t(`outcome_${row.outcome}`)}
                </span>
                <Reasons projectSlug={projectSlug} reasons={row.reasons} />
                <Notes notes={row.notes} repaired={repaired} />
                {row.alike_card_slug && <AlikeCard projectSlug={projectSlug} cardSlug={row.alike_card_slug} />}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
