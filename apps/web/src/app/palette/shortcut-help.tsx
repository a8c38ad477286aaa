import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../lib/browser/index.ts';
import { type Shortcut, useShortcut, useShortcuts } from '../../lib/shortcuts/index.ts';
import { Dialog } from '../../ui/dialog/index.ts';
import { Kbd } from '../../ui/marks/index.ts';
import { helpOpen } from './palette-state.ts';
import styles from './shortcut-help.module.css';

/** Lists, on `?`, the shortcuts that can be used on the screen under it. */
export function ShortcutHelp() {
  const { t } = useTranslation('app');
  const open = useStore(helpOpen);
  const usable = useShortcuts();
  const [shown, setShown] = useState<readonly Shortcut[]>([]);
  // The dialog puts the shortcuts below it to rest, so what it lists is what was there when it opened.
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setShown(usable);
  }
  useShortcut('?', t('shortcuts'), () => helpOpen.set(true), { everywhere: true });
  return (
    <Dialog opened={open} onClose={() => helpOpen.set(false)} title={t('shortcuts')}>
      <dl className={styles.list}>
        {shown.map(({ keys, label }) => (
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
