import { FoundText } from '#ui/found/found-text.tsx';
import { Kbd } from '#ui/marks/kbd.tsx';
import styles from './palette.module.css';
import type { PaletteRow, PaletteSection } from './rows.rules.ts';

interface PaletteSectionsProps {
  readonly sections: readonly PaletteSection[];
  readonly chosen: string | undefined;
  readonly idOf: (row: string) => string;
  /** The search term in the form used for searching; may be empty. */
  readonly searched: string;
  readonly onRun: (row: PaletteRow) => void;
}

/** The rows of the palette under the headings of their sections. */
export function PaletteSections({ sections, chosen, idOf, searched, onRun }: PaletteSectionsProps) {
  const marked = searched === '' ? undefined : { term: searched, wholeWords: false };
  return sections.map(({ title, rows }) => (
    // biome-ignore lint/a11y/useSemanticElements: a list box has groups of options, not field sets
    <div key={title} role="group" aria-label={title} className={styles.section}>
      <div className={styles.heading} aria-hidden="true">
        {title}
      </div>
      {rows.map((row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose and run rows
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          key={row.id}
          id={idOf(row.id)}
          role="option"
          aria-selected={row.id === chosen}
          className={styles.row}
          onClick={() => onRun(row)}
        >
          <span className={styles.icon}>{row.icon}</span>
          <span className={styles.words}>
            <span className={styles.label} dir="auto">
              <FoundText searched={marked}>{row.label}</FoundText>
            </span>
            {row.note && <span className={styles.of}>{row.note}</span>}
          </span>
          {row.keys && <Kbd keys={row.keys} />}
        </div>
      ))}
    </div>
  ));
}
