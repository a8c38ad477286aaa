import { type GermanAddress, germanAddresses } from '@foreglow/contract';
import { z } from 'zod';
import type { SettingsGroup } from '../settings/settings-group.ts';
import { type Chosen, chosen } from '../settings/source.rules.ts';
import type { StoredSettings } from '../settings/stored-settings.ts';

/** How German texts address people, as administrators have set it. */
export const storedGermanAddress: SettingsGroup<GermanAddress> = {
  name: 'german_address',
  form: z.enum(germanAddresses),
};

/** Reads how German texts address people: as the environment says, otherwise the administrators, otherwise with "Sie". */
export const germanAddressOf =
  (environment: GermanAddress | undefined, settings: StoredSettings) => (): Chosen<GermanAddress> =>
    chosen(environment, settings.get(storedGermanAddress), 'sie');
