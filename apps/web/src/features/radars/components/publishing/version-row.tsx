import { type DumpAttributes, isFormer, type RadarAttributes } from '@foreglow/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dumpState } from '#features/radars/rules/dump-state.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { Badge } from '#ui/rows/badge.tsx';
import styles from './publishing.module.css';
import { VersionPanel } from './version-panel.tsx';

interface VersionRowProps {
  readonly radar: RadarAttributes;
  readonly dump: DumpAttributes;
  readonly mayWrite: boolean;
  /** Whether it was just published: it is expanded and focused. */
  readonly isNew: boolean;
}

/** A published version: its number, who published it and when, and whether it can be read. */
export function VersionRow({ radar, dump, mayWrite, isNew }: VersionRowProps) {
  const { t } = useTranslation('radars');
  const { longDay } = useFormats();
  const panel = useId();
  const head = useRef<HTMLButtonElement>(null);
  // The form for publishing, which had the focus, is gone.
  useEffect(() => {
    if (isNew) head.current?.focus();
  }, [isNew]);
  const [toggled, setToggled] = useState(false);
  const opened = isNew !== toggled;
  const state = dumpState(dump, new Date());
  const author = isFormer(dump.author.email) ? t('former') : dump.author.name;
  return (
    <li className={styles.row}>
      <button
        ref={head}
        type="button"
        className={styles.head}
        aria-expanded={opened}
        aria-controls={panel}
        onClick={() => setToggled(!toggled)}
      >
        <span className={styles.number}>{t('radarNumber', { number: dump.number })}</span>
        <Badge warning={state !== 'open'}>{t(`state_${state}`)}</Badge>
        <IconChevronDown className={styles.arrow} size={16} stroke={1.6} aria-hidden="true" />
        <span className={styles.facts}>
          {longDay(dump.created_at)} · {author} · {t('blipCount', { count: dump.blip_count })}
          {state === 'open' && dump.expires_at && ` · ${t('until', { day: longDay(dump.expires_at) })}`}
        </span>
        {dump.note && <span className={styles.dumpNote}>{dump.note}</span>}
      </button>
      <div id={panel} hidden={!opened}>
        {opened && <VersionPanel radar={radar} dump={dump} state={state} mayWrite={mayWrite} />}
      </div>
    </li>
  );
}
