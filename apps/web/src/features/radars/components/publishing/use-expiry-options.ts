import { type DumpExpiry, dumpExpiries } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import type { SelectOption } from '#ui/select/select-option.ts';

const never = 'never';

/** Options for how long an edition can be read. */
export function useExpiryOptions() {
  const { t } = useTranslation('radars');
  const options: SelectOption[] = [never, ...dumpExpiries].map((days) => ({
    value: `${days}`,
    name: t(`expiry_${days as DumpExpiry | typeof never}`),
  }));
  return {
    options,
    valueFor: (days: DumpExpiry | null): string => `${days ?? never}`,
    /** Null for an edition that does not expire. */
    daysOf: (value: string): DumpExpiry | null => dumpExpiries.find((days) => `${days}` === value) ?? null,
  };
}
