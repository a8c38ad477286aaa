import { useTranslation } from 'react-i18next';
import type { Shortcut } from '../../lib/shortcuts/index.ts';
import { Dialog } from '../../ui/dialog/index.ts';
import { Kbd } from '../../ui/marks/index.ts';
import { helpOpen } from './palette-state.ts';
import styles from './shortcut-help.module.css';

interface ShortcutListProps {
  readonly open: boolean;
  readonly shortcuts: readonly Shortcut[];
}

/** The dialog with the shortcuts. */
export default function ShortcutList({ open, shortcuts }: ShortcutListProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog opened={open} onClose={() => helpOpen.set(false)} title={t('shortcuts')}>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
