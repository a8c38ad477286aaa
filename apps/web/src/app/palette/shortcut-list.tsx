import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#lib/browser/store.ts';
import type { ListedShortcut } from '#lib/shortcuts/shortcuts.ts';
import { chooseSingleKeys, singleKeys } from '#lib/shortcuts/single-keys.ts';
import { Check } from '#ui/check/check.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Kbd } from '#ui/marks/kbd.tsx';
import { helpOn, useScreen } from '../places/help-link.ts';
import { helpOpen } from './palette-state.ts';
import styles from './shortcut-help.module.css';
import { type HelpLine, sectionsOf } from './shortcut-sections.rules.ts';

interface ShortcutListProps {
  readonly open: boolean;
  readonly shortcuts: readonly ListedShortcut[];
}

/** The dialog with the shortcuts: those of the screen, those of every screen, and those that open a place. */
export default function ShortcutList({ open, shortcuts }: ShortcutListProps) {
  const { t } = useTranslation(['palette', 'shell']);
  const { here, everywhere, goTo } = sectionsOf(shortcuts);
  const screen = useScreen();
  // The library of toasts handles these keys itself.
  const toasts = { label: t('palette:toToasts'), keys: ['alt+t'] };
  const close = () => helpOpen.set(false);
  return (
    <Dialog opened={open} onClose={close} title={t('shell:shortcuts')} width={760}>
      {/* The list has the focus at first, so that no key changes the switch by accident, and the arrows scroll. */}
      <div className={styles.columns} tabIndex={-1} data-autofocus>
        <Section title={t('palette:doHere')} lines={here} />
        <Section title={t('palette:helpEverywhere')} lines={[...everywhere, toasts]} />
        <Section title={t('palette:goTo')} lines={goTo} />
      </div>
      <SingleKeys />
      <p className={styles.foot}>
        <Link {...helpOn(screen)} onClick={close}>
          {t('palette:helpOnScreen')}
        </Link>
      </p>
    </Dialog>
  );
}

/** The switch for shortcuts of a single character, which speech input may trigger by accident. */
function SingleKeys() {
  const { t } = useTranslation('palette');
  const id = useId();
  return (
    <div className={styles.single}>
      <label>
        <Check
          role="switch"
          aria-describedby={id}
          checked={useStore(singleKeys)}
          onChange={(event) => chooseSingleKeys(event.target.checked)}
        />
        {t('singleKeys')}
      </label>
      <p id={id}>{t('singleKeysWhy')}</p>
    </div>
  );
}

function Section({ title, lines }: { title: string; lines: readonly HelpLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.list}>
        {lines.map(({ label, keys }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((one) => (
                <Kbd key={one} keys={one} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
