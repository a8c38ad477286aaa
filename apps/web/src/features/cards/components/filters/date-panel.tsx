import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/index.ts';
import { cx } from '../../../../ui/class-names.ts';
import './calendar.css';
import { calendarNames } from '../../rules/calendar-names.rules.ts';
import { type DayRange, dayOf, presetNames, presetOf, presetRange } from '../../rules/days.rules.ts';
import styles from './date-panel.module.css';

interface DatePanelProps {
  readonly range: DayRange;
  readonly onChange: (range: DayRange) => void;
  readonly onDone: () => void;
}

/** Presets and a calendar. Choosing a preset or the second day of a range completes the choice. */
export default function DatePanel({ range, onChange, onDone }: DatePanelProps) {
  const { firstWeekday } = useFormats();
  const { t, i18n } = useTranslation('cards');
  const today = dayOf(new Date());
  const names = useMemo(() => calendarNames(i18n.language), [i18n.language]);
  const [picked, setPicked] = useState<[string | null, string | null]>([range.start ?? null, range.end ?? null]);
  const preset = presetOf(range, today);
  const choose = (next: DayRange) => {
    onChange(next);
    onDone();
  };
  return (
    <DatesProvider settings={{ firstDayOfWeek: firstWeekday }}>
      <div className={styles.presets}>
        {presetNames.map((name) => (
          <button
            key={name}
            type="button"
            className={cx(styles.preset, preset === name && styles.on)}
            aria-pressed={preset === name}
            onClick={() => choose(presetRange(name, today))}
          >
            {t(`preset_${name}`)}
          </button>
        ))}
      </div>
      <DatePicker
        type="range"
        allowSingleDateInRange
        value={picked}
        defaultDate={range.end ?? range.start ?? today}
        maxLevel="decade"
        {...names}
        onChange={([start, end]) => {
          setPicked([start, end]);
          if (start && end) choose({ start, end });
        }}
        ariaLabels={{
          nextMonth: t('nextMonth'),
          previousMonth: t('previousMonth'),
          monthLevelControl: t('chooseMonth'),
        }}
      />
    </DatesProvider>
  );
}
