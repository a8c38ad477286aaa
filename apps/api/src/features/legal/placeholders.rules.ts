import { limits, serverLimits } from '@foreglow/contract';

/** The facts available to a text, such as `{trash_days}`. */
const facts: Readonly<Record<string, number>> = {
  session_days: serverLimits.sessionDays,
  device_days: serverLimits.knownDeviceDays,
  activity_days: limits.activityDays,
  trash_days: limits.trashDays,
  export_days: serverLimits.exportDays,
  invitation_days: serverLimits.invitationDays,
  message_days: limits.messageDays,
};

/** Fills in the name of the product, `{name}`, and the facts. Other words in braces stay unchanged. */
export const fillIn = (text: string, name: string): string =>
  text.replace(/\{([a-z_]+)\}/g, (written, key: string) => {
    const fact = key === 'name' ? name : Object.hasOwn(facts, key) ? facts[key] : undefined;
    return fact === undefined ? written : String(fact);
  });
