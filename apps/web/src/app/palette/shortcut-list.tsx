import { useTranslation } from 'react-i18next';
import type { ListedShortcut } from '../../lib/shortcuts/index.ts';
import { Dialog } from '../../ui/dialog/index.ts';
import { Kbd } from '../../ui/marks/index.ts';
import { helpOpen } from './palette-state.ts';
import styles from './shortcut-help.module.css';

interface ShortcutListProps {
  readonly open: boolean;
  readonly shortcuts: readonly ListedShortcut[];
}

const goesSomewhere = ({ keys }: ListedShortcut) => keys.startsWith('g ');

/** The dialog with the shortcuts: those of the screen, those of every screen, and those that lead somewhere. */
export default function ShortcutList({ open, shortcuts }: ShortcutListProps) {
  const { t } = useTranslation('shell');
  const others = shortcuts.filter((shortcut) => !goesSomewhere(shortcut));
  const sections = [
    { title: t('helpHere'), of: others.filter(({ everywhere }) => !everywhere) },
    { title: t('helpEverywhere'), of: others.filter(({ everywhere }) => everywhere) },
    { title: t('helpGoTo'), of: shortcuts.filter(goesSomewhere) },
  ];
  return (
    <Dialog opened={open} onClose={() => helpOpen.set(false)} title={t('shortcuts')} width={760}>
      <div className={styles.sections}>
        {sections.map(
          ({ title, of }) =>
            of.length > 0 && (
              <section key={title}>
                <h3 className={styles.heading}>{title}</h3>
                <dl className={styles.list}>
                  {of.map(({ keys, label }) => (
                    <div key={keys}>
                      <dt>{label}</dt>
                      <dd>
                        <Kbd keys={keys} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ),
        )}
      </div>
    </Dialog>
  );
}
