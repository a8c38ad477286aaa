import { compareRadars } from '@foreglow/contract/radars/compare';
import { IconCopy } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changesOf, isUnchanged, trailsOf } from '#features/radars/rules/changes.rules.ts';
import type { Version } from '#features/radars/rules/versions.rules.ts';
import { copyText } from '#lib/browser/clipboard.ts';
import { Button } from '#ui/button/button.tsx';
import { notify } from '#ui/toast/notify.ts';
import { RadarPicture } from '../picture/radar-picture.tsx';
import { ChangeLists } from './change-lists.tsx';
import styles from './comparison.module.css';
import { TrailLegend } from './trail-legend.tsx';
import { Trails } from './trails.tsx';
import { useChangeWords } from './use-change-words.ts';

interface ComparisonProps {
  readonly title: string;
  readonly from: Version;
  readonly to: Version;
}

/**
 * Compares two versions of a radar: the picture of the later one with trails from the earlier one, the changes as
 * lists, and the changes as text.
 */
export function Comparison({ title, from, to }: ComparisonProps) {
  const { t } = useTranslation('radars');
  const { mailText } = useChangeWords();
  const [pointed, setPointed] = useState<string>();
  const [shownText, setShownText] = useState<string>();
  const compared = useMemo(() => compareRadars(from, to), [from, to]);
  const trails = useMemo(() => trailsOf(compared, from.layout, to.layout), [compared, from, to]);
  const changes = changesOf(compared);
  const same = compared.blips.filter(isUnchanged).map(({ blip }) => blip.id);
  const copy = async () => {
    const text = mailText({ title, from, to, changes, unchanged: same.length });
    if (await copyText(text)) notify.success(t('textCopied'));
    else setShownText(text);
  };
  return (
    <div className={styles.body}>
      <div className={styles.stage}>
        <RadarPicture
          layout={to.layout}
          field={to}
          blips={compared.blips.map(({ blip, movement }) => ({ ...blip, movement }))}
          challenge={to.challenge}
          label={t('pictureOf', { title })}
          pointed={pointed}
          onPoint={setPointed}
          onChoose={setPointed}
          dimmed={new Set(same)}
          trails={false}
          below={<Trails trails={trails.filter(({ kind }) => kind !== 'resized')} />}
          above={<Trails trails={trails.filter(({ kind }) => kind === 'resized')} />}
        />
        <TrailLegend trails={trails} hasNew={changes.new.length > 0} />
      </div>
      <div className={styles.side}>
        <Button icon={<IconCopy size={17} stroke={1.6} aria-hidden="true" />} onClick={() => void copy()}>
          {t('copyText')}
        </Button>
        {shownText && (
          <textarea className={styles.text} readOnly value={shownText} aria-label={t('copyText')} rows={10} />
        )}
        <ChangeLists changes={changes} unchanged={same.length} pointed={pointed} onPoint={setPointed} />
      </div>
    </div>
  );
}
