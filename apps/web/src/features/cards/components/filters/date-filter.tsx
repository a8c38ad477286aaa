import { useTranslation } from 'react-i18next';
import type { DayRange } from '#features/cards/rules/days.rules.ts';
import { dayOf, presetOf } from '#features/cards/rules/days.rules.ts';
import type { Formats } from '#lib/format/format.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { ChipPopover } from '#ui/filter-bar/chip.tsx';
import { LoadedPart } from '#ui/on-demand/loaded-part.tsx';
import { SkeletonBlock } from '#ui/state/skeleton.tsx';

const loadDatePanel = () => import('./date-panel.tsx');

interface DateFilterProps {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
}

/** Filters cards by the dates on which they were added. */
export function DateFilter({ range, onChange }: DateFilterProps) {
  const { t } = useTranslation('cards');
  const formats = useFormats();
  const preset = presetOf(range, dayOf(new Date()));
  const on = Boolean(range.start || range.end);
  const words = preset ? t(`preset_${preset}`) : t(`days_${rangeKind(range)}`, wordsOf(range, formats));
  return (
    <ChipPopover
      label={on ? words : t('dates')}
      on={on}
      onClear={() => onChange({})}
      clearLabel={t('clearDates')}
      width={316}
    >
      {(close) => (
        <LoadedPart
          load={loadDatePanel}
          props={{ range, onChange, onDone: close }}
          fallback={<SkeletonBlock height={340} />}
        />
      )}
    </ChipPopover>
  );
}

const rangeKind = ({ start, end }: DayRange) =>
  start && end ? (start === end ? 'on' : 'between') : start ? 'since' : 'until';

/** At noon the day is the same in every time zone of the formats. */
const atNoon = (day: string | undefined): string => `${day}T12:00:00`;

const wordsOf = ({ start, end }: DayRange, { day }: Pick<Formats, 'day'>) => ({
  start: start ? day(atNoon(start)) : '',
  end: end ? day(atNoon(end)) : '',
});
