import { type DumpAttributes, isFormer, type RadarAttributes } from '@foreglow/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dumpState } from '#features/radars/rules/dump-state.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { Badge } from '#ui/rows/badge.tsx';
import { EditionPanel } from './edition-panel.tsx';
import styles from './publishing.module.css';

interface EditionRowProps {
  readonly radar: RadarAttributes;
  readonly dump: DumpAttributes;
  readonly mayPublish: boolean;
  /** Whether it was just published, or the address names it: it is expanded and focused. */
  readonly isWanted: boolean;
}

/** An edition: its number, who published it and when, and whether it can be read. */
export function EditionRow({ radar, dump, mayPublish, isWanted }: EditionRowProps) {
  const { t } = useTranslation('radars');
  const { longDay } = useFormats();
  const panel = useId();
  const head = useRef<HTMLButtonElement>(null);
  // The form for publishing, which had the focus, is gone.
  useEffect(() => {
    if (isWanted) head.current?.focus();
  }, [isWanted]);
  const [toggled, setToggled] = useState(false);
  const opened = isWanted !== toggled;
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
        <span className={styles.number}>{t('editionNumber', { number: dump.number })}</span>
        <Badge warning={state !== 'open'}>{t(`state_${state}`)}</Badge>
        <IconChevronDown className={styles.arrow} size={16} stroke={1.6} aria-hidden="true" />
        <span className={styles.facts}>
          {longDay(dump.created_at)} · {author} · {t('blipCount', { count: dump.blip_count })}
          {state === 'open' && dump.expires_at && ` · ${t('until', { day: longDay(dump.expires_at) })}`}
        </span>
        {dump.note && <span className={styles.dumpNote}>{dump.note}</span>}
      </button>
      <div id={panel} hidden={!opened}>
        {opened && <EditionPanel radar={radar} dump={dump} state={state} mayPublish={mayPublish} />}
      </div>
    </li>
  );
}
