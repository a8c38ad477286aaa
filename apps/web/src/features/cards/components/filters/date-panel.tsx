import { DatePicker, DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { cx } from '#ui/class-names.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import './calendar.css';
import { calendarNames } from '#features/cards/rules/calendar-names.rules.ts';
import { type DayRange, dayOf, presetNames, presetOf, presetRange } from '#features/cards/rules/days.rules.ts';
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
  const [start, end] = picked;
  const [month, setMonth] = useState<string>(range.end ?? range.start ?? today);
  const [said, say] = useState('');
  const nameOfDay = (day: string) => {
    const name = names.getDayAriaLabel(day);
    if (day === start) return t(start === end ? 'onlyDay' : 'firstDay', { name });
    return day === end ? t('lastDay', { name }) : name;
  };
  const isChosen = (day: string) => day === start || (start !== null && end !== null && day >= start && day <= end);
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
        date={month}
        onDateChange={(day) => {
          setMonth(day);
          say(names.monthLabelFormat(day));
        }}
        maxLevel="decade"
        {...names}
        getDayAriaLabel={nameOfDay}
        getDayProps={(day) => ({ 'aria-pressed': isChosen(day) })}
        onChange={([from, to]) => {
          setPicked([from, to]);
          if (from && to) choose({ start: from, end: to });
          else if (from) say(t('firstDay', { name: names.getDayAriaLabel(from) }));
        }}
        ariaLabels={{
          nextMonth: t('nextMonth'),
          previousMonth: t('previousMonth'),
          // What the button shows comes first, so that it can be spoken.
          monthLevelControl: t('chooseMonth', { month: names.monthLabelFormat(month) }),
        }}
      />
      <p className={visuallyHidden} role="status">
        {said}
      </p>
    </DatesProvider>
  );
}
