import { useTranslation } from 'react-i18next';
import { type Change, type ChangeKind, type Changes, changeKinds } from '#features/radars/rules/changes.rules.ts';
import type { Version } from '#features/radars/rules/versions.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';

interface ComparedVersions {
  readonly title: string;
  readonly from: Version;
  readonly to: Version;
  readonly changes: Changes;
  readonly unchanged: number;
}

/** Texts for the changes between two versions. */
export function useChangeWords() {
  const { t } = useTranslation('radars');
  const { longDay, number } = useFormats();
  const versionName = ({ number: own, createdAt }: Pick<Version, 'number' | 'createdAt'>) =>
    own === undefined || createdAt === undefined
      ? t('versionNow')
      : t('versionOf', { number: own, day: longDay(createdAt) });
  /** A change as text: `Later → Next`. */
  const changeText = (kind: ChangeKind, { blip, before }: Change): string => {
    if (kind === 'in' || kind === 'out') return `${before?.ring} → ${blip.ring}`;
    if (kind === 'sector') return `${before?.domain} → ${blip.domain}`;
    if (kind === 'larger' || kind === 'smaller') return `${t('impact')} ${before?.impact} → ${blip.impact}`;
    return `${blip.domain}, ${blip.ring}`;
  };
  /** All changes as text, to be pasted into a mail. */
  const mailText = ({ title, from, to, changes, unchanged }: ComparedVersions): string => {
    const parts = changeKinds
      .filter((kind) => changes[kind].length > 0)
      .map((kind) =>
        [
          `${t(`change_${kind}`)} (${number(changes[kind].length)})`,
          ...changes[kind].map((change) => `– ${change.blip.label} (${changeText(kind, change)})`),
        ].join('\n'),
      );
    const head = `${title}\n${t('changesBetween', { from: versionName(from), to: versionName(to) })}`;
    return [
      head,
      ...(parts.length > 0 ? parts : [t('nothingChanged')]),
      t('unchangedCount', { count: unchanged }),
    ].join('\n\n');
  };
  return { versionName, changeText, mailText };
}
